import { askPermission } from '../../pwa/permission.ts'
import { pushText } from '../../text/push.ts'
import { toast } from '../../ui/toast.tsx'

/** Specification §4: what each answer is told with. */
const looks = { granted: 'success', denied: 'error', default: 'warning' } as const

/** Asks the browser, from her press, and says what came of it. */
export async function enableNotifications(tell: Pick<typeof toast, (typeof looks)[keyof typeof looks]> = toast) {
  const answer = await askPermission()
  tell[looks[answer]](pushText.outcome[answer])
}
