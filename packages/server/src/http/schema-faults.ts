// What a schema refuses, in one sentence with its place.

import type { FastifySchemaValidationError } from 'fastify';

const depthOf = ({ instancePath }: FastifySchemaValidationError): number => instancePath.split('/').length;
const isUnion = ({ keyword }: FastifySchemaValidationError): boolean => keyword === 'anyOf';

/** A union complains for each of its branches: what lies deepest is nearest to what was meant. */
export function schemaFault(errors: FastifySchemaValidationError[], where: string): Error {
  const told = errors.length > 1 ? errors.filter((error) => !isUnion(error)) : errors;
  const depth = Math.max(...told.map(depthOf));
  const nearest = told.filter((error) => depthOf(error) === depth);
  const [first] = nearest;
  const words = nearest
    .filter(({ keyword }) => keyword === 'const')
    .map(({ params }) => JSON.stringify(params['allowedValue']));
  const must = words.length > 1 ? `must be one of ${words.join(', ')}` : first.message;
  return new Error(`${where}${first.instancePath} ${must}`);
}
