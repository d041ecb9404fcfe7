import type { PushDeviceView } from '@consoeurs/contract'
import type { Permission } from '../../pwa/permission.ts'
import type { PushSurroundings } from '../../pwa/push-support.ts'
import type { pushHealthText } from '../../text/push-health.ts'

export type Health = keyof typeof pushHealthText.state | 'iphone' | 'oldIphone'

interface Known {
  permission: Permission
  around: Pick<PushSurroundings, 'supported' | 'installed' | 'device'>
  tooOldIphone: boolean
  /** What the server has of this session's device; null while it is not known. */
  device: Pick<PushDeviceView, 'lastFailure'> | undefined
}

/** What is to be said of the device in her hand, the first thing that is wrong first. */
export function healthOf({ permission, around, tooOldIphone, device }: Known): Health {
  if (tooOldIphone) return 'oldIphone'
  if (around.device.deviceOs === 'iOS' && !around.installed) return 'iphone'
  if (!around.supported || permission === 'unsupported') return 'unsupported'
  if (permission === 'denied') return 'denied'
  if (permission === 'default') return 'off'
  if (device === undefined) return 'lost'
  return device.lastFailure ?? 'ok'
}
