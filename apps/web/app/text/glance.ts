/** A member’s card, over the page that names her. */
export const glanceText = {
  /** Before it is known who she is. */
  label: 'Une membre, en bref',
  labelOf: (name: string) => `${name}, en bref`,
  write: 'Lui écrire',
  see: 'Voir son profil',
  communities: 'Vos communautés',
} as const
