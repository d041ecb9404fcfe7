import { constants, type PushDeviceView } from '@consoeurs/contract'

interface Known {
  /** What the server has of this session's device. */
  device: Pick<PushDeviceView, 'refreshedAt'> | undefined
  /** The endpoint that was last told from here, and the one that the browser has now. */
  toldEndpoint: string | null
  endpoint: string
  /** False where a password is wanted and none is kept. */
  passwordKept: boolean
}

/** Specification §4: refreshed if older than 7 days or if the token or password is missing; and where it is another one. */
export function mustTell({ device, toldEndpoint, endpoint, passwordKept }: Known, now: number): boolean {
  if (device === undefined || !passwordKept || toldEndpoint !== endpoint) return true
  return now - Date.parse(device.refreshedAt) > constants.pushTokenMaxAge
}
