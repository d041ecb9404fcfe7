const formatted = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric' })

/** The year that an instant belongs to, by the calendar of those who publish it. */
export const yearInParis = (at: Date): number => Number(formatted.format(at))
