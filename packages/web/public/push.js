// Part of the service worker: shows what the server pushes, and leads to the game when it is clicked.
const WORDS = {
  en: { turn: 'Your turn!', challenge: 'You are invited to a game.' },
  pl: { turn: 'Twój ruch!', challenge: 'Zaproszenie do gry.' },
};

addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const words = WORDS[navigator.language.split('-')[0]] ?? WORDS.en;
  const title = words[told.kind] ?? words.turn;
  const from = told.from?.name;
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((open) => {
      // Whoever looks at the game has seen it.
      if (open.some((client) => client.visibilityState === 'visible' && client.url.includes(told.game)))
        return;
      return registration.showNotification(title, {
        tag: `nhex-${told.game}`,
        icon: './icon-192.png',
        data: told.game,
        ...(from ? { body: from } : {}),
      });
    }),
  );
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const game = event.notification.data;
  event.waitUntil(clients.openWindow(game ? `./#/online/game/${game}` : './#/online'));
});
