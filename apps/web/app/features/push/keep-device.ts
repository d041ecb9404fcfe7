import { logWarning } from '../../browser-log.ts'
import { wasTold } from './told-device.ts'

/** Fetched where there is something to do. */
const registration = () => import('./push-registration.ts')

async function keep(viewerId: number, granted: boolean): Promise<void> {
  try {
    if (granted) await (await registration()).registerDevice(viewerId)
    // Asked again is as good as taken back: nothing may arrive before she has answered anew.
    else if (wasTold(viewerId)) await (await registration()).forgetDevice(viewerId)
  } catch (error) {
    logWarning('push registration failed', error)
  }
}

let underWay: Promise<void> = Promise.resolve()

/**
 * Keeps this browser's push token as she wants it. One answer of hers after the other: what she takes back while it is
 * being registered is taken back once it was told. Specification §8: what fails is only logged.
 */
export function keepDevice(viewerId: number, granted: boolean): Promise<void> {
  underWay = underWay.then(() => keep(viewerId, granted))
  return underWay
}
