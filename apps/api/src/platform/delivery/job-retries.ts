import { isMailQueue } from '@consoeurs/contract'
import type { JobName } from './jobs.ts'

const HOUR = 3600

/** After eight retries, about four minutes. Seconds. */
const usual = { retryLimit: 8, retryDelay: 1 }

/**
 * A mail server may be away for more than a day: 5 seconds, then doubled up to an hour, 30 to 40 hours in all.
 * Alarms of meetings come soon after it is back.
 */
const ofMails = { retryLimit: 45, retryDelay: 5, retryDelayMax: HOUR }
const ofAlarms = { retryLimit: 720, retryDelay: 5, retryDelayMax: 180 }

export function retriesOf(name: JobName) {
  const ofMail = name === 'meetings.letter' ? ofAlarms : ofMails
  return { retryBackoff: true, ...(isMailQueue(name) ? ofMail : usual) }
}

/** A job that throws it is given up at once: another attempt would fail like the first. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError'
}
