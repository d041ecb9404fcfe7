import type { PushDeviceView } from '@consoeurs/contract'
import type { Permission } from '../../../../pwa/permission.ts'
import type { PushEnvironment } from '../../../../pwa/push-support.ts'
import type { pushHealthText } from './push-health.text.ts'

export type Health = keyof typeof pushHealthText.state | 'iphone' | 'oldIphone'

interface DeviceFacts {
  permission: Permission
  around: Pick<PushEnvironment, 'supported' | 'installed' | 'device'>
  tooOldIphone: boolean
  /** Undefined while unknown. */
  device: Pick<PushDeviceView, 'lastFailure'> | undefined
}

/** The state of this device; the first problem found wins. */
export function healthOf({ permission, around, tooOldIphone, device }: DeviceFacts): Health {
  if (tooOldIphone) return 'oldIphone'
  if (around.device.deviceOs === 'iOS' && !around.installed) return 'iphone'
  if (!around.supported || permission === 'unsupported') return 'unsupported'
  if (permission === 'denied') return 'denied'
  if (permission === 'default') return 'off'
  if (device === undefined) return 'lost'
  return device.lastFailure ?? 'ok'
}
