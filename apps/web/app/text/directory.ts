import { limits } from '@consoeurs/contract'

const and = new Intl.ListFormat('fr', { type: 'conjunction' })

/** A name that was typed is quoted already; a question within a quotation has marks of its own. */
const quotedFilter = (filter: string): string =>
  filter.startsWith('«') ? filter : `« ${filter.replace(/«\s/, '“').replace(/\s»/, '”')} »`

/** What the directory of members alone says: its filters, its orders, who was passed by. */
export const directoryText = {
  mutual: 'Recherche réciproque',
  mutualHelp: 'Elle cherche ce que tu cherches, et chacune a l’âge que l’autre souhaite.',
  newOnly: 'Nouvelles',
  online: 'Vues aujourd’hui',
  answered: 'Elle a répondu à',
  anyAnswer: 'Peu importe',
  hasAnswered: (question: string) => `A répondu : « ${question} »`,
  passedOnly: 'Passées',
  passedLead: 'Celles que tu as passées ces trente derniers jours. Elles n’en savent rien.',
  passedNone: {
    title: 'Tu n’as passé personne',
    text: 'Celles que tu passes reviennent d’elles-mêmes après trente jours.',
  },
  pass: (name: string) => `Passer ${name}`,
  bringBack: 'Faire revenir',
  bringBackOf: (name: string) => `Faire revenir ${name}`,
  passed: (name: string) => `${name} ne te sera plus proposée pendant trente jours.`,
  broughtBack: (name: string) => `${name} est revenue.`,
  cancel: 'Annuler',
  views: { grid: 'En grille', list: 'En liste' },
  view: 'Présentation',
  loosenTitle: 'En élargissant un peu',
  loosened: (filter: string, count: number): string => {
    const members = count === 1 ? '1 membre' : `${count} membres`
    const shown = count >= limits.loosenedAtMost ? `${members} ou plus` : members
    return `Sans ${quotedFilter(filter)} : ${shown}`
  },
  bothLike: (interests: string[]) => `Vous aimez toutes les deux : ${and.format(interests)}`,
  bothSeek: (choices: string[]) => `Vous cherchez toutes les deux : ${and.format(choices)}`,
  bothAnswered: (count: number) =>
    count === 1 ? 'Vous avez répondu à la même question' : `Vous avez répondu aux ${count} mêmes questions`,
  affinityNone: {
    title: 'Rien à comparer pour l’instant',
    text: 'Dis ce que tu aimes et ce que tu cherches : celles qui te ressemblent viendront ici.',
    action: 'Compléter mon profil',
  },
} as const
