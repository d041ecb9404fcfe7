import { constants, type PushDeviceView } from '@consoeurs/contract'

interface StoredToken {
  device: Pick<PushDeviceView, 'refreshedAt'> | undefined
  /** The endpoint last sent from here, and the browser's current one. */
  toldEndpoint: string | null
  endpoint: string
  /** False if a password is needed and none is stored. */
  passwordKept: boolean
}

/**
 * Specification §4: refreshed if older than 7 days or if the token or password is missing; also if the endpoint
 * changed.
 */
export function mustTell({ device, toldEndpoint, endpoint, passwordKept }: StoredToken, now: number): boolean {
  if (device === undefined || !passwordKept || toldEndpoint !== endpoint) return true
  return now - Date.parse(device.refreshedAt) > constants.pushTokenMaxAge
}
