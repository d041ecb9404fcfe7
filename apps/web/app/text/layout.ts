/** Words of the frame around every page. */
export const layoutText = {
  /** What a browser calls a tab that shows nothing. */
  discreetTitle: 'Nouvel onglet',
  skip: 'Aller au contenu',
  mainNavigation: 'Navigation',
  home: 'Accueil',
  members: 'Membres',
  publish: 'Publier',
  messages: 'Messages',
  notifications: 'Notifications',
  communities: 'Communautés',
  journal: 'Journal',
  me: 'Moi',
  settings: 'Réglages',
  search: 'Chercher',
  back: 'Retour',
  menu: 'Menu',
  myCommunities: 'Mes communautés',
  quickExit: 'Sortie rapide',
  quickExitHint: 'Quitte le site aussitôt. Échap trois fois fait de même.',
  signIn: 'Me connecter',
  signUp: 'Je m’inscris',
  place: 'Le lieu',
  rules: 'Les règles',
  help: 'De l’aide',
  about: 'À propos',
  charter: 'Charte',
  safety: 'Sécurité',
  legal: 'Mentions légales',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  cookies: 'Cookies',
  accessibility: 'Accessibilité',
  siteMap: 'Plan du site',
  support: 'Aide',
  contact: 'Nous écrire',
  discover: 'Découvrir',
  reportContent: 'Signaler un contenu',
  safetyLong: 'Sécurité et lignes d’écoute',
  legalGroup: 'Informations légales',
  aside: 'Autour de toi',
  messagesUnread: (count: number): string => {
    if (count === 0) return 'Messages'
    return count === 1 ? 'Messages, 1 non lu' : `Messages, ${count} non lus`
  },
  notificationsUnread: (count: number): string => {
    if (count === 0) return 'Notifications'
    return count === 1 ? 'Notifications, 1 nouvelle' : `Notifications, ${count} nouvelles`
  },
} as const
