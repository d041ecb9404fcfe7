import { deviceOf, type UserUpdate } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { logWarning } from '../browser-log.ts'

/** The last-connection call of specification §7; the caller checks that it is due. */
export async function reportConnection(userId: number): Promise<void> {
  const update: UserUpdate = {
    lastConnection: new Date().toISOString(),
    pause: 0,
    ...deviceOf(navigator.userAgent),
    onPwa: matchMedia('(display-mode: standalone)').matches,
  }
  try {
    await api.put(`/api/users/${userId}`, update)
  } catch (error) {
    logWarning('last connection not sent', error)
  }
}
