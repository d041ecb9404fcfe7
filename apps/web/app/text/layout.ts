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
  me: 'Moi',
  settings: 'Réglages',
  search: 'Chercher',
  back: 'Retour',
  menu: 'Menu',
  quickExit: 'Sortie rapide',
  quickExitHint: 'Quitte le site aussitôt. Échap trois fois fait de même.',
  signIn: 'Me connecter',
  signUp: 'Je m’inscris',
  place: 'Le lieu',
  rules: 'Les règles',
  about: 'À propos',
  charter: 'Charte',
  safety: 'Sécurité',
  legal: 'Mentions légales',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  cookies: 'Cookies',
  accessibility: 'Accessibilité',
  discover: 'Découvrir',
  reportContent: 'Signaler un contenu',
  contact: 'Nous écrire',
  safetyLong: 'Sécurité et lignes d’écoute',
  legalGroup: 'Informations légales',
  aside: 'Autour de toi',
  /** Read after « Messages »; the eye sees the badge. */
  messagesUnread: (count: number): string => (count === 1 ? '1 non lu' : `${count} non lus`),
  notificationsNew: (count: number): string => (count === 1 ? '1 nouvelle' : `${count} nouvelles`),
  notificationsUnread: (count: number): string => {
    if (count === 0) return 'Notifications'
    return count === 1 ? 'Notifications, 1 nouvelle' : `Notifications, ${count} nouvelles`
  },
} as const
