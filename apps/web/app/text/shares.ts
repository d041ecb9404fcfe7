import { formatCount, plural } from './counts.ts'

const day = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'Europe/Paris' })
const month = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'Europe/Paris' })
const dayNumber = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', timeZone: 'Europe/Paris' })
const hour = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Paris' })

/** « 19 h », « 19 h 30 », as French people write it. */
function hourText(date: Date): string {
  const [hours = '', minutes = '00'] = hour.format(date).split(':')
  return minutes === '00' ? `${Number(hours)} h` : `${Number(hours)} h ${minutes}`
}

/** « 20 min », « 1 h 30 », « 2 h » */
function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${String(rest).padStart(2, '0')}`
}

/** Sentences of shares, wherever they are shown. */
export const sharesText = {
  title: 'Partages',
  description: 'Les partages publics : pensées, photos, questions, et celles qui y répondent.',
  /** For search engines: of nobody else’s share. */
  descriptionOf: (name: string, words: string) => (words === '' ? `Un partage de ${name}.` : `${name} : ${words}`),
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
    'Dans les premiers jours d’un compte, l’équipe lit d’abord les partages qui donnent un lien, un numéro ou certains mots. Toi seule vois celui-ci ; il paraîtra ensuite sans que tu aies rien à faire.',
  left: 'Tu n’es plus dans cette communauté. Tu peux relire ce que tu y as dit, et le supprimer.',
  gone: { title: 'Ce partage n’existe plus', text: 'Il vient d’être supprimé.', action: 'Voir tous les partages' },
  seatsLeft: (left: number): string => {
    if (left === 0) return 'Complet'
    return plural(left, { one: 'Encore une place', other: `Encore ${formatCount(left)} places` })
  },
  membersOnly: 'Entre membres',
  inCommunity: (name: string) => `dans ${name}`,
  readMore: 'Lire la suite',
  pictureOpen: 'Voir l’image en grand',
  picturesAll: 'voir toutes les photos',
  options: (author: string) => `Options du partage de ${author}`,
  by: (author: string) => `Partage de ${author}`,
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
    text: 'Ce que leurs membres y partagent s’affichera ici. Pousse une porte, ou commence.',
    action: 'Voir les communautés',
  },
  kindEmpty: {
    title: 'Rien de ce type pour l’instant',
    text: 'Personne n’a encore publié ainsi. Regarde le reste, ou commence.',
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
    if (count === 0) return 'Personne encore. Commence.'
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
  toCalendar: 'Mettre dans mon agenda',
  outingDay: (date: Date) => day.format(date),
  outingDayNumber: (date: Date) => dayNumber.format(date),
  outingMonth: (date: Date) => month.format(date),
  outingWhere: (date: Date, place: string) => (place === '' ? hourText(date) : `${hourText(date)}, ${place}`),
  recipe: {
    minutes: durationText,
    preparation: 'de préparation',
    servings: (count: number) => plural(count, { one: 'personne', other: 'personnes' }),
    ingredients: 'Ingrédients',
    steps: 'Préparation',
    season: 'saison',
    servingsLabel: 'Pour combien de personnes',
    fewer: 'Une personne de moins',
    more: 'Une personne de plus',
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
