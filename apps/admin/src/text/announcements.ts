import { elide } from '@consoeurs/contract'

const members = (count: number) => (count === 1 ? '1 membre' : `${count.toLocaleString('fr')} membres`)

export const announcementsText = {
  announcements: 'Annonces',
  fresh: 'Nouvelle annonce',
  text: 'Annonce',
  textMissing: 'Écris quelques mots.',
  to: 'Pour',
  everyone: 'Toutes les membres',
  toHint: 'Celles qui ont coupé les annonces ne sont pas dérangées.',
  link: 'Lien',
  linkHint: 'Facultatif : une page du site, comme /blog ou /c/potageres.',
  preview: 'Ce qu’elles liront',
  now: 'à l’instant',
  from: (house: string) => `Une annonce ${elide('de', house)}`,
  fromFor: (house: string, community: string) => `Une annonce ${elide('de', house)} pour « ${community} »`,
  send: 'Envoyer',
  confirmTitle: 'Envoyer cette annonce ?',
  confirm: (to: string) => `Elle part tout de suite, sans retour possible. Destinataires : ${to}.`,
  sent: 'L’annonce est partie.',
  sentAt: 'Envoyée',
  author: 'Par',
  formerEditor: 'Une ancienne éditrice',
  told: (count: number, finished: boolean) =>
    finished ? `${members(count)} prévenue${count > 1 ? 's' : ''}` : `${members(count)} jusqu’ici, envoi en cours`,
  toldLabel: 'Prévenues',
  empty: {
    title: 'Aucune annonce',
    text: 'Une fête, une panne, une nouveauté : préviens toutes les membres à la fois.',
  },
} as const
