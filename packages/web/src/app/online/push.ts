// Web push: the server may wake this browser when it is the player's turn. The service worker shows it (public/push.js).

import { post, remove } from './api.ts';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  typeof navigator === 'undefined' || !('serviceWorker' in navigator)
    ? undefined
    : navigator.serviceWorker.getRegistration();

const subscription = async (): Promise<PushSubscription | undefined> =>
  (await (await worker())?.pushManager?.getSubscription()) ?? undefined;

export const hasPush = async (): Promise<boolean> => (await subscription()) !== undefined;

/** Asks for permission and tells the server; false where the browser does not want to. */
export async function startPush(applicationServerKey: string): Promise<boolean> {
  const registration = await worker();
  if (!registration?.pushManager || (await Notification.requestPermission()) !== 'granted') return false;
  const made = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => undefined);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return false;
  await post('/account/push', { endpoint, keys });
  return true;
}

export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await remove('/account/push', { endpoint: made.endpoint });
  await made.unsubscribe();
}
