import { constants, deviceOf, type UserUpdate } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { logWarning } from '../browser-log.ts'

/** The last-connection call of specification §7: only if the previous one is over 15 minutes old or missing. */
export async function reportConnection(userId: number, lastConnection: string | null): Promise<void> {
  const now = Date.now()
  if (lastConnection !== null && now - Date.parse(lastConnection) < constants.lastConnectionThrottle) return
  const update: UserUpdate = {
    lastConnection: new Date(now).toISOString(),
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
