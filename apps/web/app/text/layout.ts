/** Words of the frame around every page. */
export const layoutText = {
  /** What a browser calls a tab that shows nothing. */
  discreetTitle: 'Nouvel onglet',
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation',
  home: 'Accueil',
  /** Where the name of the site leads. */
  homeOf: (site: string) => `${site}, accueil`,
  members: 'Membres',
  publish: 'Publier',
  messages: 'Messages',
  notifications: 'Notifications',
  communities: 'Communautés',
  rooms: 'Mes salons',
  journal: 'Journal',
  /** Where those who write and moderate work. */
  desk: 'Bureau',
  me: 'Moi',
  settings: 'Réglages',
  search: 'Chercher',
  back: 'Retour',
  signOut: 'Me déconnecter',
  quickExit: 'Sortie rapide',
  quickExitHint: 'Quitte le site aussitôt. Échap trois fois fait de même.',
  aside: 'Autour de toi',
  /** Read after « Messages »; the eye sees the badge. */
  messagesUnread: (count: number): string => (count === 1 ? '1 non lu' : `${count} non lus`),
  roomsCalling: (count: number): string => `${count} à lire`,
  roomsUnread: (count: number): string => (count === 0 ? 'Mes salons' : `Mes salons, ${count} à lire`),
  notificationsNew: (count: number): string => (count === 1 ? '1 nouvelle' : `${count} nouvelles`),
  notificationsUnread: (count: number): string => {
    if (count === 0) return 'Notifications'
    return count === 1 ? 'Notifications, 1 nouvelle' : `Notifications, ${count} nouvelles`
  },
} as const
