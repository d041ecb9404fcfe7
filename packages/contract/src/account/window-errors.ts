import type { ErrorDefinition } from '../page-errors.ts'

/** Failures of a popup sign-in (specification §8). */
export const windowErrors = {
  POPUP_BLOCKED: {
    status: 400,
    text: 'Ton navigateur a bloqué la fenêtre de connexion. Continue dans cette page, ou autorise les fenêtres de ce site.',
  },
  POPUP_CLOSED_BY_USER: {
    status: 400,
    text: 'La fenêtre s’est fermée avant la fin. Rien n’a changé, tu peux recommencer.',
  },
  CANCELLED_POPUP_REQUEST: {
    status: 409,
    text: 'Une autre tentative a pris la place de celle-ci. Continue avec la plus récente.',
  },
  UNAUTHORIZED_DOMAIN: {
    status: 403,
    text: 'Cette adresse du site n’est pas admise pour ce moyen d’entrer. Ouvre le site par son adresse habituelle, ou entre avec ton mot de passe.',
  },
  NETWORK_REQUEST_FAILED: {
    status: 503,
    text: 'Le réseau a manqué pendant la connexion. Rien n’a changé : réessaie dès qu’il revient.',
  },
  USER_TOKEN_EXPIRED: { status: 401, text: 'Ta session a pris fin entre-temps. Connecte-toi, puis recommence.' },
  USER_DISABLED: {
    status: 403,
    text: 'Ce compte a été désactivé. Si tu penses que c’est une erreur, écris-nous depuis la page Contact.',
  },
  EMAIL_ALREADY_IN_USE: {
    status: 409,
    text: 'Un compte existe déjà avec cette adresse. Entre avec ton mot de passe, puis relie l’autre compte dans tes réglages.',
  },
  FEDERATED_DENIED: {
    status: 403,
    text: 'Tu n’as pas donné ton accord, nous n’avons donc rien reçu. Réessaie, ou entre avec ton mot de passe.',
  },
  FEDERATED_UNAVAILABLE: {
    status: 503,
    text: 'Ce moyen d’entrer ne répond pas pour l’instant. Réessaie dans un moment, ou entre avec ton mot de passe.',
  },
  FEDERATED_REFUSED: {
    status: 400,
    text: 'Cette connexion n’a pas pu être vérifiée, nous l’avons refusée. Recommence depuis cette page.',
  },
  FEDERATED_EXPIRED: { status: 400, text: 'Cette tentative a pris trop de temps. Recommence depuis cette page.' },
  FEDERATED_EMAIL_UNVERIFIED: {
    status: 403,
    text: 'Ton adresse n’est pas vérifiée de l’autre côté. Fais-la vérifier là-bas, ou entre ici avec ton mot de passe.',
  },
  FEDERATED_OTHER_WAY: {
    status: 409,
    text: 'Cette façon d’entrer ne convient pas à ton adresse. Passe plutôt par un lien de connexion, reçu par e-mail.',
  },
  FEDERATED_TAKEN: { status: 409, text: 'Ce compte extérieur est déjà relié à une autre membre. Choisis-en un autre.' },
} as const satisfies Record<string, ErrorDefinition>

export type WindowErrorCode = keyof typeof windowErrors

export const isWindowError = (code: string): code is WindowErrorCode => code in windowErrors
