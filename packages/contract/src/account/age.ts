import { limits } from '../limits.ts'

/** Birthdays start at midnight in Paris everywhere: sign-up, shown ages, searches and wishes. */
const paris = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' })

const hasLeapDay = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1

function parisDay(at: Date): { year: number; monthDay: string } {
  const [year = '', ...monthDay] = paris.format(at).split('-')
  return { year: Number(year), monthDay: monthDay.join('-') }
}

/** MM-DD. In common years, 29 February moves to the last day of the month (code de procédure civile, art. 641). */
export function birthdaysAt(at: Date): { year: number; monthDays: string[] } {
  const { year, monthDay } = parisDay(at)
  return { year, monthDays: monthDay === '02-28' && !hasLeapDay(year) ? [monthDay, '02-29'] : [monthDay] }
}

/** @param birthdate YYYY-MM-DD */
export function ageOn(birthdate: string, at: Date): number {
  const { year, monthDays } = birthdaysAt(at)
  const isReached = birthdate.slice(5) <= (monthDays.at(-1) ?? '')
  return year - Number(birthdate.slice(0, 4)) - (isReached ? 0 : 1)
}

/** Latest birthdate of members aged `age` or older. */
export function bornBy(at: Date, age: number): string {
  const { year, monthDays } = birthdaysAt(at)
  const born = year - age
  const monthDay = monthDays.at(-1) ?? ''
  return `${String(born).padStart(4, '0')}-${monthDay === '02-29' && !hasLeapDay(born) ? '02-28' : monthDay}`
}

export const isAdult = (birthdate: string, at: Date) => ageOn(birthdate, at) >= limits.adultAge
