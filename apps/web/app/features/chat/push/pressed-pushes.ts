import type { NavigateFunction } from 'react-router'
import { logWarning } from '../../../browser-log.ts'
import { navigateTo } from '../../../navigation/navigate-to.ts'
import { inNativeShell } from '../../../pwa/native-shell.ts'
import type { PushMessage } from './push-messages.ts'
import { takeTrial } from './trial.ts'

function followPhone(by: NavigateFunction): () => void {
  const following = import('../../../pwa/phone.ts').then(({ phone }) =>
    phone.follow((path) => navigateTo(path, { by })),
  )
  return () => void following.then((end) => end())
}

/** A push that arrives in the foreground is only logged (specification §4). */
export function followPressedPushes(by: NavigateFunction): () => void {
  if (inNativeShell()) return followPhone(by)
  if (!('serviceWorker' in navigator)) return () => undefined
  const heard = (event: MessageEvent<PushMessage>) => {
    const { data, ports } = event
    if (data.type === 'push.pressed') navigateTo(data.path, { by })
    else if (data.type === 'push.received' && !takeTrial()) logWarning('push received in the foreground', data.tag)
    else return
    ports[0]?.postMessage('taken')
  }
  navigator.serviceWorker.addEventListener('message', heard)
  return () => navigator.serviceWorker.removeEventListener('message', heard)
}
