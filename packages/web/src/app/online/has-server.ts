// Whether this client came from a server that plays online. A client on a static host is never told so, and asks nobody.

/** The server leaves a cookie that says so. */
export const hasServer = (): boolean =>
  typeof document !== 'undefined' && /(^|; )nhex-server=1/.test(document.cookie);
