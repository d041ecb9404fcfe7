/** `when`: « il y a 5 min », « hier à 18:04 », « 12 mars ». */
export const keptText = {
  offline: (when: string) => `Hors ligne. Page gardée ${momentOf(when)}.`,
  slow: (when: string) => `Le réseau tarde. Page gardée ${momentOf(when)}.`,
} as const

const momentOf = (when: string) => (/^\d/.test(when) ? `le ${when}` : when)
