import { constants, type UserUpdate } from '@consoeurs/contract'
import { api } from '../api/browser-api.ts'
import { logWarning } from '../browser-log.ts'

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

const named = (table: ReadonlyArray<readonly [RegExp, string]>, agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? 'autre'

export function deviceOf(agent: string) {
  return {
    deviceType: /Mobi|Android|iPhone/.test(agent) ? ('Mobile' as const) : ('Desktop' as const),
    deviceBrowser: named(browsers, agent),
    deviceOs: named(systems, agent),
  }
}

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
