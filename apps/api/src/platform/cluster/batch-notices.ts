/**
 * Sends in one statement what arrived while the one before was under way: a commit for each notice would cost too much.
 * @returns the function that sends one notice, whose payload is a JSON object
 */
export function batchNotices(send: (channels: string[], payloads: string[]) => Promise<unknown>) {
  let waiting: { channel: string; payload: string }[] = []
  let sending = Promise.resolve<unknown>(undefined)

  const sendWaiting = () => {
    const batch = waiting
    waiting = []
    return send(
      batch.map(({ channel }) => channel),
      // A transaction drops repeated notices; the number makes each one different.
      batch.map(({ payload }, index) => payload.replace('{', `{"n":${index},`)),
    )
  }

  return (channel: string, payload: string): Promise<unknown> => {
    // The first of a batch starts it, after the batch before.
    if (waiting.push({ channel, payload }) === 1) sending = sending.then(sendWaiting, sendWaiting)
    return sending
  }
}
