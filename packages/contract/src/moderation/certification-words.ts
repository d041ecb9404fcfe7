/** Separate from the schemas so that pages do not bundle Zod. */

/** One hand is enough. Drawings: `apps/web/app/features/moderation/certifications/gesture-drawing.tsx`. */
export const gestures = {
  cheek: 'Tiens ton code contre ta joue.',
  chin: 'Tiens ton code sous ton menton.',
  forehead: 'Tiens ton code contre ton front.',
  crown: 'Tiens ton code au-dessus de ta tête.',
  shoulder: 'Tiens ton code sur ton épaule.',
  heart: 'Tiens ton code contre ton cœur.',
} as const
export type Gesture = keyof typeof gestures

/** Shown to the member. */
export const refusalReasons = {
  face: 'On ne voit pas assez ton visage.',
  gesture: 'Le code n’est pas tenu là où nous te le demandions.',
  code: 'Le code manque, ou ce n’est pas celui que nous t’avions donné.',
  blurred: 'La photo est trop floue, trop sombre ou abîmée.',
  photos: 'Nous ne te reconnaissons pas sur les photos de ton profil.',
  edited: 'La photo semble retouchée, ou prise sur un écran.',
} as const
export type RefusalReason = keyof typeof refusalReasons

/** Shown to the member. */
export const revocationReasons = {
  photos: 'Les photos de ton profil ne sont plus celles que nous avions vues, et une autre personne y figure.',
  shared: 'Ce compte ne semble plus tenu par la personne que nous avions vue.',
  mistaken: 'Nous nous étions trompées.',
} as const
export type RevocationReason = keyof typeof revocationReasons

/** Version of the consent text on /settings/certification; change both together. */
export const certificationConsent = '2026-11-01'
