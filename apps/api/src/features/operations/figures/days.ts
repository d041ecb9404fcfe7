/** Calendar days as YYYY-MM-DD. */
export function daysAfter(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}

/** `until` is excluded. */
export function daysBetween(from: string, until: string): string[] {
  const days: string[] = []
  for (let day = from; day < until; day = daysAfter(day, 1)) days.push(day)
  return days
}
