import { plural } from '../../../text/counts.ts'

/** Texts of the conversation list and of an open group. */
export const groupsText = {
  newGroup: 'Nouveau groupe',
  nobodyYet: 'Personne n’a encore écrit ici.',
  invitedBy: (name: string) => `${name} t’invite dans ce groupe`,
  invited: 'Une invitation dans ce groupe',
  /** « Camille t’invite dans un groupe », in the bar of requests. */
  invitesYou: (names: string[]): string => {
    const [first = '', second] = names
    return second === undefined ? `${first} t’invite dans un groupe` : `${first} et d’autres t’invitent dans un groupe`
  },
  members: (count: number) => plural(count, { one: '1 membre', other: `${count} membres` }),
  /** « 4 membres : Inès, Louise et toi » */
  who: (count: number, names: readonly string[]) =>
    `${plural(count, { one: '1 membre', other: `${count} membres` })} : ${names.join(', ')}`,
  /** « Lu par Inès et 2 autres » */
  readBy: (names: readonly string[]): string => {
    const [first = '', second] = names
    if (second === undefined) return `Lu par ${first}`
    return names.length === 2 ? `Lu par ${first} et ${second}` : `Lu par ${first} et ${names.length - 1} autres`
  },
  archive: 'Archiver',
  unarchive: 'Sortir des archives',
  archived: 'Groupe archivé. Il revient au prochain message.',
  archivedQuiet: 'Groupe archivé. Ses notifications sont coupées : il ne reviendra pas tout seul.',
  unarchived: 'Le groupe est de nouveau dans ta liste.',
  foundTitle: 'Groupes',
  group: (name: string) => `Groupe ${name}`,
  back: 'Revenir à mes conversations',
  options: (name: string) => `Options du groupe ${name}`,
  people: 'Membres et réglages',
  search: 'Chercher dans ce groupe',
  field: 'Ton message à toutes',
  gone: 'Ce groupe n’est plus ouvert pour toi.',
  notHere: { title: 'Pas de groupe ici', action: 'Voir mes conversations' },
  invitation: {
    lead: (name: string) => `${name} t’invite dans ce groupe.`,
    leadNobody: 'On t’invite dans ce groupe.',
    text: 'Tu ne lis rien et personne ne te lit tant que tu n’as pas accepté. Si tu déclines, personne n’en saura rien.',
    accept: 'Rejoindre le groupe',
    decline: 'Décliner',
    report: 'Signaler ce groupe',
    declined: 'Invitation déclinée. Personne n’est prévenue.',
    members: 'Qui est dans ce groupe',
  },
} as const
