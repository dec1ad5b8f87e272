// The service worker: makes the client work offline and tells when a newer version waits.

class Updates {
  waiting = $state(false);
  apply: () => void = () => undefined;
}

export const updates = new Updates();

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('./sw.js');
  const tell = (worker: ServiceWorker | null): void => {
    // The first one replaces nothing: there is no news.
    if (worker?.state !== 'installed' || !serviceWorker.controller) return;
    updates.waiting = true;
    updates.apply = () => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      worker.postMessage({ type: 'SKIP_WAITING' });
    };
  };
  tell(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => tell(worker));
  });
}

export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // No service worker here (private window, file URL): the client works, only not offline.
  const start = (): void => void register().catch(() => undefined);
  // It fetches the whole client, so it waits until the first page stands and has nothing else to do.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 5000 });
  else setTimeout(start, 2000);
}
