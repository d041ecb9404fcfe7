/** Hours between two reminders to rinse. */
export const rinseRhythms = [8, 12, 24] as const
export type RinseRhythm = (typeof rinseRhythms)[number]

/** The nearest rhythm. */
export const rhythmOf = (timesPerDay: number): RinseRhythm =>
  rinseRhythms.find((hours) => hours >= 24 / timesPerDay) ?? 24
