import { elide } from '@consoeurs/contract'

const formats = (timeZone: string) => ({
  day: new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
  hour: new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone }),
})

/** « Paris », « Toronto »: whose clock it is. */
const cityOf = (timeZone: string) => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** « 22:30 (heure de Paris) » */
const hour = (at: string, timeZone: string) =>
  `${formats(timeZone).hour.format(new Date(at))} (heure ${elide('de', cityOf(timeZone))})`

/** Hours as she reads the clock where she is, said so that nobody elsewhere misreads them. */
export const meetingHours = {
  hour,
  /** « le mardi 24 novembre à 20:30 (heure de Paris) » */
  day: (at: string, timeZone: string) =>
    `le ${formats(timeZone).day.format(new Date(at)).replace(/ 1 /, ' 1er ')} à ${hour(at, timeZone)}`,
}
