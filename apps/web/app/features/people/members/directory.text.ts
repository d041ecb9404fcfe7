import { elide, limits } from '@consoeurs/contract'

const and = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Typed names are quoted already; nested quotes use “ ”. */
const quotedFilter = (filter: string): string =>
  filter.startsWith('«') ? filter : `« ${filter.replace(/«\s/, '“').replace(/\s»/, '”')} »`

export const directoryText = {
  near: 'Près de toi',
  placeChange: (place: string) => `${place}. Changer ma ville`,
  placeWithin: (city: string, kilometres: string) => `${city} · moins ${elide('de', kilometres)} km`,
  upTo: (kilometres: string) => `< ${kilometres} km`,
  where: {
    title: 'Où es-tu ?',
    text: 'Donne ta ville : celles qui vivent près de toi viendront d’abord.',
    action: 'Donner ma ville',
  },
  more: (name: string) => `Plus d’actions pour ${name}`,
  nobodyWithin: {
    title: (kilometres: string) => `Personne à moins ${elide('de', kilometres)} km pour l’instant`,
    text: 'Elles vivent peut-être un peu plus loin.',
  },
  widen: (kilometres: number | undefined) =>
    kilometres === undefined ? 'Voir plus loin' : `Élargir à ${kilometres} km`,
  mutual: 'Recherche réciproque',
  mutualHelp: 'Elle cherche ce que tu cherches, et chacune a l’âge que l’autre souhaite.',
  newOnly: 'Nouvelles',
  online: 'En ligne aujourd’hui',
  interest: 'Ce qu’elle aime',
  anyInterest: 'Peu importe',
  community: 'Une communauté',
  seeCommunity: (name: string) => `Voir la communauté ${name}`,
  answered: 'Elle a répondu à',
  anyAnswer: 'Peu importe',
  hasAnswered: (question: string) => `A répondu : « ${question} »`,
  passedOnly: 'Écartées',
  passedLead: 'Celles que tu as écartées ces trente derniers jours. Elles n’en savent rien.',
  passedNone: {
    title: 'Tu n’as écarté personne',
    text: 'Celles que tu écartes reviennent d’elles-mêmes après trente jours.',
  },
  pass: (name: string) => `Écarter ${name}`,
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
