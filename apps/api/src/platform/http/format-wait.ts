const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = (seconds: number, unit: number, one: string, more: string): string => {
  const count = Math.ceil(seconds / unit)
  return count === 1 ? `dans ${one}` : `dans ${count} ${more}`
}

/** Rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= MINUTE) return 'dans une minute'
  if (seconds <= 59 * MINUTE) return counted(seconds, MINUTE, 'une minute', 'minutes')
  if (seconds <= 23 * HOUR) return counted(seconds, HOUR, 'une heure', 'heures')
  return counted(seconds, DAY, 'un jour', 'jours')
}
