// The service worker: makes the client work offline and tells when a newer version waits.

class Updates {
  waiting = $state(false);
  apply: () => void = () => undefined;
}

export const updates = new Updates();

export function startUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void import('virtual:pwa-register')
    .then(({ registerSW }) => {
      const update = registerSW({
        onNeedRefresh() {
          updates.waiting = true;
        },
        onRegisterError() {
          // No service worker here (private window, file URL): the client works, only not offline.
        },
      });
      updates.apply = () => void update(true);
    })
    .catch(() => undefined);
}
