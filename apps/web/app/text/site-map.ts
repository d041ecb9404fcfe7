/** The page that lists the others. */
export const siteMapText = {
  title: 'Plan du site',
  description: 'Toutes les pages publiques, d’un seul coup d’œil : le journal, les communautés, les règles du lieu.',
  lead: 'Tout ce qui se lit ici sans compte.',
  place: 'Le lieu',
  home: 'Accueil',
  signUp: 'Rejoindre',
  signIn: 'Me connecter',
  categories: 'Rubriques du journal',
  articles: 'Articles du journal',
  tags: 'Mots-clés du journal',
  earlier: 'Articles plus anciens',
  allCommunities: 'Toutes les communautés',
  house: 'La maison',
} as const
