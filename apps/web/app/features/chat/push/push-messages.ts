/** Messages from the service worker to an open page; the page answers on the port that comes with them. */
export type PushMessage = { type: 'push.pressed'; path: string } | { type: 'push.received'; tag: string }
