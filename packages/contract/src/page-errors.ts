export interface ErrorDefinition {
  status: number
  text: string
  /** With the time to wait: « dans 12 minutes ». */
  textWhen?: (wait: string) => string
}

/** Separate, so that pages do not bundle the whole catalogue. */
export const pageErrors = {
  BAD_REQUEST: { status: 400, text: 'Cette demande n’est pas complète. Recharge la page et réessaie.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    text: 'Ton adresse n’est pas encore confirmée. Nous venons de t’envoyer un nouveau lien.',
  },
  INTERNAL: { status: 500, text: 'Quelque chose s’est cassé chez nous. Réessaie, ton texte est gardé.' },
} as const satisfies Record<string, ErrorDefinition>
