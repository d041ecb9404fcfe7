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
  lead: 'Du plus récent au plus ancien. Rien n’est classé pour toi, rien n’est caché.',
  feedLabel: 'Partages',
  scopes: { all: 'Tous', near: 'Près de moi', mine: 'Les miens' },
  scopesLabel: 'Quels partages',
  kindsLabel: 'Type de partage',
  everyKind: 'Tout',
  certified: 'Profil certifié',
  edited: 'modifié',
  membersOnly: 'Entre membres',
  readMore: 'Lire la suite',
  pictureOpen: 'Voir l’image en grand',
  picturesAll: 'voir toutes les photos',
  options: (author: string) => `Options du partage de ${author}`,
  by: (author: string) => `Partage de ${author}`,
  remove: 'Supprimer',
  report: 'Signaler',
  copyLink: 'Copier le lien',
  send: 'Envoyer',
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
  kindEmpty: {
    title: 'Rien de ce type pour l’instant',
    text: 'Personne n’a encore publié ainsi. Regarde le reste, ou commence.',
    action: 'Voir tous les partages',
  },
  mineEmpty: {
    title: 'Tu n’as encore rien publié',
    text: 'Une phrase suffit. Tu choisis qui la lit.',
    action: 'Publier',
  },
  visitorEnd: 'La suite se lit entre membres.',
  signUp: 'Je m’inscris',
  joinTitle: 'Tu veux lui répondre ?',
  joinAllTitle: 'Tu veux leur répondre ?',
  joinText: 'Les réponses et les réactions sont entre membres. L’inscription est gratuite.',
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
  },
  reactions: {
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
