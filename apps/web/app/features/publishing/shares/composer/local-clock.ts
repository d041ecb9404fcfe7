/** Local date and time in a zone, as form fields hold them. */
export function dayAndTime(instant: string, timeZone: string): { day: string; time: string } {
  const [day = '', time = ''] = new Date(instant).toLocaleString('sv-SE', { timeZone }).split(' ')
  return { day, time: time.slice(0, 5) }
}
