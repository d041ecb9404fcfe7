import { plural } from './counts.ts'

/** Texts needed by every opening of a room; menus and dialogs use `room-tools.text.ts`. */
export const roomsText = {
  title: 'Mes salons',
  tabsLabel: 'Conversations et salons',
  conversationsTab: 'Conversations',
  roomsTab: 'Salons',
  listLabel: 'Tes salons',
  find: 'Chercher un salon',
  discover: 'Découvrir d’autres salons',
  empty: {
    title: 'Aucun salon pour l’instant',
    text: 'Rejoins une communauté, et ses salons s’afficheront ici.',
    action: 'Voir les communautés',
  },
  choose: { title: 'Choisis un salon', text: 'La discussion s’ouvre ici.' },
  back: 'Revenir à mes salons',
  room: (name: string) => `Salon ${name}`,
  options: (name: string) => `Options du salon ${name}`,
  said: (name: string, text: string) => `${name} : ${text}`,
  mine: (text: string) => `Toi : ${text}`,
  nobodyYet: 'Personne n’a encore écrit ici.',
  hiddenMessage: 'Message masqué',
  hiddenMessages: (count: number): string => (count === 1 ? 'Message masqué' : `${count} messages masqués`),
  mutedMessage: 'Message d’une membre en sourdine',
  removedByModeration: 'Message retiré par la modération',
  unread: (count: number): string => {
    if (count > 99) return 'plus de 99 messages non lus'
    return plural(count, { one: '1 message non lu', other: `${count} messages non lus` })
  },
  mentioned: 'On t’y mentionne',
  muted: 'en sourdine',
  archived: 'Archivé',
  here: (count: number): string => (count === 1 ? '1 ici maintenant' : `${count} ici maintenant`),
  search: 'Chercher dans ce salon',
  people: 'Qui est là',
  pins: 'Messages épinglés',
  pinnedBy: (name: string): string => (name === '' ? 'Épinglé' : `Épinglé par ${name}`),
  goToDate: 'Aller à une date',
  muteDone: 'Salon en sourdine.',
  hearDone: 'Ce salon n’est plus en sourdine.',
  groupMuteDone: 'Groupe en sourdine.',
  groupHearDone: 'Ce groupe n’est plus en sourdine.',
  mute: 'Mettre en sourdine',
  hear: 'Lever la sourdine',
  community: (name: string) => `Voir la communauté ${name}`,
  noWords: { title: 'Rien pour l’instant', text: 'Lance la conversation : les autres te liront ici.' },
  typing: (names: readonly string[]): string => {
    const [first = '', second = ''] = names
    if (names.length === 1) return `${first} écrit…`
    if (names.length === 2) return `${first} et ${second} écrivent…`
    return `${first} et ${names.length - 1} autres écrivent…`
  },
  field: 'Écrire au salon',
  closed: { lead: 'Ce salon est archivé.', text: 'On peut tout y relire, plus rien y écrire.' },
  mentionable: 'Membres que tu peux mentionner',
  mentionsFound: (count: number): string =>
    count === 0 ? 'Aucune membre à ce nom' : plural(count, { one: '1 membre', other: `${count} membres` }),
  gone: 'Ce salon n’est plus ouvert pour toi.',
  notFound: 'Cette date n’a pas pu être chargée. Réessaie dans un moment.',
  nothingThen: 'Rien n’a été dit ce jour-là ni après.',
  notHere: { title: 'Pas de salon ici', action: 'Voir mes salons' },
} as const
