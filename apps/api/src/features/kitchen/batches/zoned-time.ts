const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', second: 'numeric', ...numbers })
  formats.set(timeZone, format)
  return format
}

/** The local clock, written as if it were UTC. */
function localClock(at: Date, timeZone: string): Date {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second))
}

export const localHour = (at: Date, timeZone: string): number => localClock(at, timeZone).getUTCHours()

const DAY = 86_400_000

/** `hour` o’clock, `days` local days after the day of `at`. */
export function atHour(at: Date, { days, hour, timeZone }: { days: number; hour: number; timeZone: string }): Date {
  const day = localClock(at, timeZone)
  const wanted = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + days, hour)
  // The offset at the wanted time may differ from that of `at`: two steps settle it.
  const offset = (moment: number) => localClock(new Date(moment), timeZone).getTime() - moment
  const first = wanted - offset(wanted)
  return new Date(wanted - offset(first))
}

/** Local days from one to the other. */
export function localDays(from: Date, to: Date, timeZone: string): number {
  const dayOf = (at: Date) => Math.floor(localClock(at, timeZone).getTime() / DAY)
  return dayOf(to) - dayOf(from)
}
