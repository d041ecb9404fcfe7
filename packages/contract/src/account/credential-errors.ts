import type { ErrorDefinition } from '../page-errors.ts'

export const credentialErrors = {
  PASSKEY_REFUSED: {
    status: 400,
    text: 'Cette clé d’accès n’a pas été acceptée. Réessaie, ou connecte-toi avec ton mot de passe.',
  },
  PASSKEY_NOT_FOUND: { status: 404, text: 'Cette clé d’accès n’existe plus.' },
  TOO_MANY_PASSKEYS: { status: 400, text: 'Tu as déjà dix clés d’accès. Retires-en une pour en ajouter une autre.' },
  API_TOKEN_INVALID: { status: 401, text: 'Ce jeton d’accès est inconnu, expiré ou révoqué.' },
  API_TOKEN_SCOPE: { status: 403, text: 'Ce jeton d’accès n’a pas le droit de faire cela.' },
  API_TOKEN_NOT_FOUND: { status: 404, text: 'Ce jeton d’accès n’existe plus.' },
  TOO_MANY_API_TOKENS: {
    status: 400,
    text: 'Tu as déjà vingt jetons d’accès. Révoques-en un pour en créer un autre.',
  },
} as const satisfies Record<string, ErrorDefinition>
