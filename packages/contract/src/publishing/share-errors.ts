import { limits } from '../limits.ts'
import type { ErrorDefinition } from '../page-errors.ts'

export const shareErrors = {
  SHARE_NOT_FOUND: { status: 404, text: 'Ce partage n’existe plus.' },
  SHARE_GONE: { status: 410, text: 'Ce partage a été retiré.' },
  SHARE_CHANGED: {
    status: 409,
    text: 'Ce partage a été modifié entre-temps. Compare les deux versions, puis choisis.',
  },
  SHARE_AUDIENCE: {
    status: 409,
    text: 'Un partage ne s’ouvre pas à plus de monde : d’autres y ont répondu. Publies-en un nouveau.',
  },
  NOT_A_QUESTION: { status: 400, text: 'Seule une question a une réponse qui aide.' },
  OUTING_FULL: {
    status: 409,
    text: 'La dernière place vient d’être prise. Mets-toi en liste d’attente : une place se libère parfois.',
  },
  OUTING_PAST: { status: 409, text: 'C’est déjà passé. Regarde dans l’agenda ce qui vient.' },
  OUTING_DATE_PAST: { status: 409, text: 'Cette date est passée. Choisis-en une autre.' },
  OUTING_DATE_FIXED: { status: 409, text: 'La date est déjà choisie. Recharge la page pour la voir.' },
  NOT_GOING: { status: 409, text: 'Tu n’as pas de place ici. Recharge la page pour voir où ça en est.' },
  POLL_ENDED: { status: 409, text: 'Ce sondage est terminé. Tu peux en voir les résultats.' },
  SAME_WORDS: {
    status: 409,
    text: 'Tu viens déjà de partager cela. Change quelques mots si tu veux le dire autrement.',
  },
  SAME_WORDS_TO_MANY: {
    status: 429,
    text: 'Tu as écrit les mêmes mots à plusieurs endroits. Écris pour chacune.',
    textWhen: (wait) => `Tu as écrit les mêmes mots à plusieurs endroits. Écris pour chacune, ou réessaie ${wait}.`,
  },
  NEW_ACCOUNT_SHARES: {
    status: 429,
    text: `Les premiers jours, on publie au plus ${limits.newAccountShares} partages en une journée.`,
    textWhen: (wait) =>
      `Les premiers jours, on publie au plus ${limits.newAccountShares} partages en une journée. Tu pourras publier le prochain ${wait}.`,
  },
  SAVED_SEARCHES_FULL: {
    status: 409,
    text: `Tu gardes déjà ${limits.savedSearches.most} recherches. Supprimes-en une dans Mes alertes, puis réessaie.`,
  },
  SAVED_SEARCH_EMPTY: { status: 400, text: 'Choisis d’abord un filtre ou un mot : tout ce qui arrive ferait trop.' },
  SAVED_SEARCH_NOT_FOUND: { status: 404, text: 'Cette alerte n’existe plus.' },
} as const satisfies Record<string, ErrorDefinition>
