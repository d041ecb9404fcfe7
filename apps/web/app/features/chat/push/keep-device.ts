import { logWarning } from '../../../browser-log.ts'
import { wasTold } from './told-device.ts'

const registration = () => import('./push-registration.ts')

async function keep(viewerId: number, granted: boolean): Promise<void> {
  try {
    if (granted) await (await registration()).registerDevice(viewerId)
    // A permission back at « ask » counts as withdrawn: no push may arrive until she grants it again.
    else if (wasTold(viewerId)) await (await registration()).forgetDevice(viewerId)
  } catch (error) {
    logWarning('push registration failed', error)
  }
}

let underWay: Promise<void> = Promise.resolve()

/**
 * Keeps this browser's push token in line with the permission. Changes run one after the other, so that a withdrawal
 * during a registration follows it. Specification §8: failures are only logged.
 */
export function keepDevice(viewerId: number, granted: boolean): Promise<void> {
  underWay = underWay.then(() => keep(viewerId, granted))
  return underWay
}
