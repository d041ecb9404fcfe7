import type { Permission } from '../../pwa/permission.ts'
import { mayAsk, type PushSurroundings } from '../../pwa/push-support.ts'

export interface PushSigns {
  /** The card that asks her. */
  prompt: boolean
  /** The bell that says how to get notifications back. */
  bell: boolean
}

/** What floats on the page by the permission of this browser (specification §4, « Notification permission »). */
export function pushSigns(permission: Permission, around: PushSurroundings, { later }: { later: boolean }): PushSigns {
  return {
    prompt: permission === 'default' && !later && mayAsk(around),
    bell: permission === 'denied' && around.supported,
  }
}
