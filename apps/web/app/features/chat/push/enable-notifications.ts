import { askPermission } from '../../../pwa/permission.ts'
import { pushText } from '../../../text/push.ts'
import { toast } from '../../../ui/overlays/toast.tsx'

/** Specification §4: the toast of each answer. */
const looks = { granted: 'success', denied: 'error', default: 'warning' } as const

/** Call it from a user gesture. */
export async function enableNotifications(tell: Pick<typeof toast, (typeof looks)[keyof typeof looks]> = toast) {
  const answer = await askPermission()
  tell[looks[answer]](pushText.outcome[answer])
}
