import type { ShareView } from '@consoeurs/contract'
import { elide } from '@consoeurs/contract'
import { formatCount, plural } from './counts.ts'
import { clock, format } from './dates.ts'

type Outing = NonNullable<ShareView['outing']>
type OutingWhere = Pick<Outing, 'at' | 'place' | 'town' | 'timeZone' | 'timeZoneName'>

const day = { weekday: 'long' } as const
const month = { month: 'short' } as const
const dayNumber = { day: 'numeric' } as const
const wholeDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
const wholeHour = { ...day, ...dayNumber, hour: 'numeric', minute: '2-digit' } as const

/** « 19 h », « 19 h 30 » */
function hourText(date: Date, timeZone: string): string {
  const [hours = '', minutes = '00'] = clock(date, timeZone).split(':')
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`
}

/** « 20 min », « 1 h 30 », « 2 h » */
function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`
}

export const sharesText = {
  title: 'Partages',
  /** Must be unique per share, for search engines. */
  descriptionOf: (name: string, words: string) =>
    words === '' ? `Un partage ${elide('de', name)}.` : `${name} : ${words}`,
  lead: 'Les plus récents d’abord. Rien n’est classé pour toi, rien n’est caché.',
  feedLabel: 'Partages',
  scopes: { all: 'Tous', near: 'Près de moi', communities: 'Mes communautés', mine: 'Les miens', kept: 'Gardés' },
  scopesLabel: 'Quels partages',
  kindsLabel: 'Type de partage',
  everyKind: 'Tout',
  certified: 'Profil certifié',
  edited: 'modifié',
  edit: 'Modifier',
  covered: 'Contenu sensible',
  uncover: 'Afficher',
  coverAgain: 'Couvrir',
  coveredSignIn: 'Me connecter',
  helped: 'La réponse qui l’a aidée',
  helpedYou: 'La réponse qui t’a aidée',
  helpedInPlace: 'La lire parmi les autres',
  held: 'En attente de relecture',
  heldWhy:
    'Les premiers jours, l’équipe relit les partages qui contiennent un lien, un numéro ou certains mots. Pour l’instant, tu es seule à le voir ; il sera publié ensuite sans que tu aies rien à faire.',
  left: 'Tu n’es plus dans cette communauté. Tu peux relire ce que tu y as dit, et le supprimer.',
  gone: { title: 'Ce partage n’existe plus', text: 'Il vient d’être supprimé.', action: 'Voir tous les partages' },
  seatsLeft: (left: number): string => {
    if (left === 0) return 'Complet'
    return plural(left, { one: 'Encore une place', other: `Encore ${formatCount(left)} places` })
  },
  theme: {
    count: (count: number): string => {
      if (count === 0) return 'Aucun partage pour l’instant.'
      const n = formatCount(count)
      return plural(count, { one: `${n} partage`, other: `${n} partages` })
    },
    description: (label: string) => `Les partages sur le thème ${label}.`,
    empty: {
      title: (label: string) => `Rien encore sur #${label}`,
      text: 'Écris ce mot avec son # dans un partage : il apparaîtra ici.',
      action: 'Voir tous les partages',
    },
  },
  membersOnly: 'Entre membres',
  inCommunity: (name: string) => `dans ${name}`,
  readMore: 'Lire la suite',
  pictureOpen: 'Voir l’image en grand',
  picturesAll: 'voir toutes les photos',
  options: (author: string) => `Options du partage ${elide('de', author)}`,
  by: (author: string) => `Partage ${elide('de', author)}`,
  remove: 'Supprimer',
  report: 'Signaler',
  copyLink: 'Copier le lien',
  send: 'Envoyer',
  keep: 'Garder pour plus tard',
  kept: 'Gardé. Appuie pour ne plus le garder.',
  removeTitle: 'Supprimer ce partage ?',
  removeText: 'Ses images, ses réactions et ses commentaires partent avec lui. On ne peut pas revenir en arrière.',
  removeConfirm: 'Supprimer',
  cancel: 'Annuler',
  removed: 'Ton partage est supprimé.',
  nearEmpty: {
    title: 'Rien de proche pour l’instant',
    text: 'Aucun partage à moins de 100 km. Dis où tu vis dans tes réglages, ou regarde toutes les autres.',
    action: 'Voir tous les partages',
  },
  communitiesEmpty: {
    title: 'Rien de tes communautés pour l’instant',
    text: 'Ce que leurs membres y partagent s’affichera ici. Rejoins-en une, ou lance-toi.',
    action: 'Voir les communautés',
  },
  kindEmpty: {
    title: 'Rien de ce type pour l’instant',
    text: 'Personne n’a encore publié ainsi. Regarde le reste, ou lance-toi.',
    action: 'Voir tous les partages',
  },
  keptEmpty: {
    title: 'Tu n’as encore rien gardé',
    text: 'Le signet d’un partage le garde ici, pour plus tard. Personne n’en sait rien.',
    action: 'Voir tous les partages',
  },
  mineEmpty: {
    title: 'Tu n’as encore rien publié',
    text: 'Une phrase suffit. Tu choisis qui la lit.',
    action: 'Publier',
  },
  visitorEnd: 'La suite se lit entre membres.',
  going: (count: number): string => {
    if (count === 0) return 'Personne encore. À toi de commencer.'
    const n = formatCount(count)
    return plural(count, { one: `${n} participante`, other: `${n} participantes` })
  },
  goingPast: (count: number): string => {
    if (count === 0) return 'C’est passé.'
    const n = formatCount(count)
    return plural(count, { one: `C’est passé, elle y était`, other: `C’est passé, ${n} y étaient` })
  },
  go: 'Je participe',
  goOn: 'Tu participes',
  wait: 'Liste d’attente',
  /** Position 0: not known yet. */
  waiting: (position: number): string => {
    if (position === 0) return 'En attente'
    return position === 1 ? 'En attente, 1re' : `En attente, ${position}e`
  },
  waitHint: 'Appuie pour quitter la liste d’attente.',
  toCalendar: 'Mettre dans mon agenda',
  outingDay: (date: Date, timeZone: string) => format(date, timeZone, day),
  outingDayNumber: (date: Date, timeZone: string) => format(date, timeZone, dayNumber),
  outingMonth: (date: Date, timeZone: string) => format(date, timeZone, month),
  /** « samedi 12 juin à 18 h » */
  outingWhen: (at: string, timeZone: string): string => {
    const date = new Date(at)
    const hour = hourText(date, timeZone).replaceAll(' ', '\u00A0')
    return `${format(date, timeZone, wholeDay).replace(/ 1 /, ' 1er ')} à ${hour}`
  },
  outingHour: ({ at, timeZone }: Pick<Outing, 'at' | 'timeZone'>) => hourText(new Date(at), timeZone),
  /** Names the time zone only where the viewer's clock differs at that time. */
  outingWhere: ({ at, place, town, timeZone, timeZoneName }: OutingWhere, reading: { timeZone: string }): string => {
    const date = new Date(at)
    const isHers = format(date, timeZone, wholeHour) === format(date, reading.timeZone, wholeHour)
    const when = hourText(date, timeZone) + (isHers ? '' : ` (${timeZoneName})`)
    return [when, place, town].filter(Boolean).join(', ')
  },
  recipe: {
    minutes: durationText,
    preparation: 'de préparation',
    ingredients: 'Ingrédients',
    steps: 'Préparation',
    season: 'saison',
    print: 'Imprimer la recette',
  },
  reactions: {
    waits: 'Ta réaction attend le réseau.',
    react: 'Réagir',
    choose: 'Choisir une réaction',
    hint: 'Flèche haut pour choisir parmi toutes les réactions.',
    given: (label: string) => `Ta réaction : ${label}. Appuie pour la retirer.`,
    total: (count: number): string => {
      if (count === 0) return 'Aucune réaction'
      const n = formatCount(count)
      return plural(count, { one: `${n} réaction`, many: `${n} de réactions`, other: `${n} réactions` })
    },
    signIn: 'Connecte-toi pour réagir',
    who: 'Voir qui a réagi',
    whoTitle: 'Elles ont réagi',
    nobody: 'Personne que tu puisses voir n’a réagi.',
  },
  commentCount: (count: number): string => {
    if (count === 0) return 'Aucun commentaire'
    const n = formatCount(count)
    return plural(count, { one: `${n} commentaire`, many: `${n} de commentaires`, other: `${n} commentaires` })
  },
  answerCount: (count: number): string => {
    if (count === 0) return 'Aucune réponse encore'
    const n = formatCount(count)
    return plural(count, { one: `${n} réponse`, many: `${n} de réponses`, other: `${n} réponses` })
  },
} as const
