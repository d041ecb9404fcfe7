export const glanceText = {
  /** Before the member is loaded. */
  label: 'Une membre, en bref',
  labelOf: (name: string) => `${name}, en bref`,
  write: 'Lui écrire',
  see: 'Voir son profil',
  communities: 'Vos communautés',
} as const
