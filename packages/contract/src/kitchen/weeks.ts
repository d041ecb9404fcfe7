// Without schemas, so that pages do not load Zod.

export const meals = ['breakfast', 'lunch', 'snack', 'dinner'] as const
export type Meal = (typeof meals)[number]

const dayMs = 24 * 60 * 60 * 1000

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`)
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Calendar days as `2026-11-23`, without time zones. */
export const addDays = (day: string, count: number): string => isoDay(new Date(dateOf(day).getTime() + count * dayMs))

/** The Monday on or before the day. */
export const mondayOf = (day: string): string => addDays(day, -((dateOf(day).getUTCDay() + 6) % 7))

export const daysOfWeek = (monday: string): string[] => Array.from({ length: 7 }, (_day, at) => addDays(monday, at))
