const FIRST = 30_000
const LONGEST = 24 * 3_600_000
/** With the delays below, the last one comes three days after the first attempt. */
const RETRIES = 10

/**
 * Milliseconds until the next attempt: 30 s, tripled each time, a day at most, a tenth more or less so that receivers
 * that were away are not all called at once. Null after the last attempt.
 * @param failures since the message was sent first, at least 1
 * @param random from 0 to 1
 */
export function retryDelay(failures: number, random: () => number = Math.random): number | null {
  if (failures > RETRIES) return null
  return Math.round(Math.min(FIRST * 3 ** (failures - 1), LONGEST) * (0.9 + 0.2 * random()))
}
