import { plural } from '../counts.ts'

export const layoutText = {
  /** Title of a discreet tab. */
  discreetTitle: 'Nouvel onglet',
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation',
  home: 'Accueil',
  homeOf: (site: string) => `${site}, accueil`,
  members: 'Membres',
  publish: 'Publier',
  messages: 'Messages',
  notifications: 'Notifications',
  communities: 'Communautés',
  outings: 'Agenda',
  recipes: 'Recettes',
  season: 'Saison',
  notebook: 'Mon carnet',
  rooms: 'Mes salons',
  journal: 'Journal',
  desk: 'Bureau',
  me: 'Moi',
  settings: 'Réglages',
  search: 'Chercher',
  back: 'Retour',
  signOut: 'Me déconnecter',
  quickExit: 'Sortie',
  /** Begins with the visible word, for voice control. */
  quickExitLabel: 'Sortie : quitter le site tout de suite',
  quickExitHint: 'Quitte le site aussitôt. Échap trois fois fait de même.',
  aside: 'Autour de toi',
  /** Screen reader text after « Messages », in place of the badge. */
  messagesUnread: (count: number): string => (count === 1 ? '1 non lu' : `${count} non lus`),
  /** For « Messages », which leads to both. */
  talkWaiting: (messages: number, rooms: number): string =>
    [
      messages === 0 ? '' : layoutText.messagesUnread(messages),
      rooms === 0 ? '' : plural(rooms, { one: '1 salon à lire', other: `${rooms} salons à lire` }),
    ]
      .filter(Boolean)
      .join(', '),
  roomsCalling: (count: number): string => `${count} à lire`,
  notificationsNew: (count: number): string => (count === 1 ? '1 nouvelle' : `${count} nouvelles`),
  notificationsUnread: (count: number): string => {
    if (count === 0) return 'Notifications'
    return count === 1 ? 'Notifications, 1 nouvelle' : `Notifications, ${count} nouvelles`
  },
} as const
