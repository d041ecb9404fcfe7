import { elide } from '@consoeurs/contract'
import { plural } from '../../../text/counts.ts'

/** « dans 3 minutes », « dans 2 heures », « dans 7 jours »: rounded up. */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return plural(minutes, { one: 'dans 1 minute', other: `dans ${minutes} minutes` })
  const hours = Math.ceil(minutes / 60)
  if (hours < 24) return plural(hours, { one: 'dans 1 heure', other: `dans ${hours} heures` })
  const days = Math.ceil(hours / 24)
  return plural(days, { one: 'dans 1 jour', other: `dans ${days} jours` })
}

export const communityDeskText = {
  requests: 'Demandes',
  noRequests: 'Aucune demande n’attend.',
  acceptHer: (name: string) => `Accepter ${name}`,
  declineHer: (name: string) => `Décliner la demande ${elide('de', name)}`,
  acceptShort: 'Accepter',
  announce: 'Écrire une annonce',
  links: 'Liens d’invitation',
  linksLead: 'Toute membre qui a ce lien peut entrer sans demander. Choisis à qui tu le donnes.',
  linkDays: 'Valable',
  linkDay: (days: number) => plural(days, { one: '1 jour', other: `${days} jours` }),
  openLink: 'Créer un lien',
  linkReady: 'Voici ton lien. Copie-le maintenant : il ne sera plus montré.',
  linkUses: (uses: number): string =>
    uses === 0 ? 'Pas encore utilisé' : plural(uses, { one: '1 entrée', other: `${uses} entrées` }),
  linkUntil: (date: string) => `Jusqu’au ${date}`,
  closeLink: 'Retirer',
  closeLinkOf: (date: string) => `Retirer le lien valable jusqu’au ${date}`,
  excludedTitle: 'Mises dehors',
  letIn: 'Rouvrir la porte',
  letInHer: (name: string) => `Laisser ${name} revenir`,
  reported: 'Contenu signalé',
  reportedLead: 'L’équipe du site décide. Tu peux déjà retirer ce qui n’a pas sa place.',
  noReported: 'Rien n’a été signalé ici.',
  seeIt: 'Voir sur place',
  settings: 'Sa présentation',
  name: 'Son nom',
  tagline: 'Sa phrase',
  about: 'Sa description',
  rules: 'Ses règles',
  who: 'Qui peut entrer ?',
  question: (position: number) => `Question ${position} à celles qui demandent à entrer`,
  archive: 'L’archiver',
  archiveText: 'Plus personne n’y entre ni n’y écrit, et elle sort des listes. Ses membres peuvent la relire.',
  unarchive: 'La rouvrir',
  unarchiveText: 'On pourra de nouveau y entrer et y écrire.',
  retry: (wait: string) => `Réessaie ${wait}.`,
} as const
