/** What the worker tells an open page of its pushes; the page answers on the port that comes with it. */
export type PushMessage =
  /** She pressed a push, and this tab is to lead there. */
  | { type: 'push.pressed'; path: string }
  /** A push arrived while she was looking. */
  | { type: 'push.received'; tag: string }
