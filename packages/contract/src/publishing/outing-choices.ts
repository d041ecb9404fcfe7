// Separate from the schemas so that pages do not bundle Zod.

/** Words of thanks to the host. */
export const outingThanks = ['accueil', 'moment', 'revoir'] as const
