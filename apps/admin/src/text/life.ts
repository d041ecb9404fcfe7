import { frenchDate } from '../lists/dates.ts'

const week = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const count = new Intl.NumberFormat('fr-FR')
const at = (monday: string) => new Date(`${monday}T00:00:00Z`)
/** Null: too few to be shown. */
const shownAtStart = (value: number | null) => (value === null ? 'Moins de 5' : count.format(value))
const shown = (value: number | null) => (value === null ? 'moins de 5' : count.format(value))

export const lifeText = {
  title: 'Semaine par semaine',
  lead: 'Les douze dernières semaines entières, du lundi au dimanche. En dessous de 5, le nombre exact n’est jamais montré.',
  shown,
  week: (monday: string) => frenchDate(week, at(monday)),
  shortWeek: (monday: string) => frenchDate(short, at(monday)),
  weekHead: 'Semaine du',
  plots: {
    newcomers: {
      title: 'Nouvelles qui ont écrit',
      hint: 'Un partage, un commentaire ou un message dans les sept jours. Les dernières arrivées ont encore quelques jours.',
      whole: 'Nouvelles',
      part: 'Ont écrit',
    },
    answered: {
      title: 'Premiers messages avec réponse',
      hint: 'Une réponse dans les vingt-quatre heures.',
      whole: 'Premiers messages',
      part: 'Ont eu une réponse',
    },
    outings: {
      title: 'Sorties qui ont eu lieu',
      hint: 'Date passée, pas annulée, deux participantes au moins en plus de l’hôtesse.',
      whole: '',
      part: 'Sorties',
    },
  },
  few: 'Moins de 5',
  /** Of the last week. */
  ofWhole: (part: number | null, whole: number | null) =>
    whole === null
      ? 'Moins de 5 la dernière semaine'
      : `${shownAtStart(part)} sur ${count.format(whole)} la dernière semaine`,
  last: (value: number | null) => `${shownAtStart(value)} la dernière semaine`,
  allFew: 'Moins de 5 chaque semaine : encore trop peu pour un dessin.',
  drawn: (title: string, sentences: string[]) => `${title}, semaine par semaine. ${sentences.join(' ')}`,
  spoken: (monday: string, part: number | null, whole: number | null | undefined) =>
    `${frenchDate(week, at(monday))} : ${shown(part)}${whole === undefined ? '' : ` sur ${shown(whole)}`}.`,
} as const
