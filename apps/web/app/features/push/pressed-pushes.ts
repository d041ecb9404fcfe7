import { logWarning } from '../../browser-log.ts'
import { takeTrial } from './trial.ts'

/** What the worker asks of an open page, which answers on the port that comes with it. */
export type WorkerMessage =
  /** She pressed a push, and this tab is to lead there. */
  | { type: 'push.pressed'; path: string }
  /** A push arrived while she was looking. */
  | { type: 'push.received'; tag: string }

/** Leads where a pressed push points, without a reload; what arrives before her eyes is only logged (specification §4). */
export function followPressedPushes(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const heard = (event: MessageEvent<WorkerMessage>) => {
    const { data, ports } = event
    if (data.type === 'push.pressed') open(data.path)
    else if (data.type === 'push.received' && !takeTrial()) logWarning('push received in the foreground', data.tag)
    else return
    ports[0]?.postMessage('taken')
  }
  navigator.serviceWorker.addEventListener('message', heard)
  return () => navigator.serviceWorker.removeEventListener('message', heard)
}
