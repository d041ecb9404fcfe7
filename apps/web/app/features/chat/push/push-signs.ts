import type { Permission } from '../../../pwa/permission.ts'
import { mayAsk, type PushEnvironment } from '../../../pwa/push-support.ts'

export interface PushSigns {
  prompt: boolean
  bell: boolean
}

/** Specification §4, « Notification permission ». */
export function pushSigns(permission: Permission, around: PushEnvironment, { later }: { later: boolean }): PushSigns {
  return {
    prompt: permission === 'default' && !later && mayAsk(around),
    bell: permission === 'denied' && around.supported,
  }
}
