/**
 * The error catalogue: a stable code for programs, the HTTP status, and one French sentence for a person
 * (what happened, what she can do next). Specification §8.
 */

interface ErrorDefinition {
  status: number
  text: string
}

const define = <T extends Record<string, ErrorDefinition>>(table: T) => table

export const errors = define({
  VALIDATION: { status: 400, text: 'Certains champs sont à revoir.' },
  BAD_REQUEST: { status: 400, text: 'Cette demande n’est pas complète. Recharge la page et réessaie.' },
  BAD_CURSOR: { status: 400, text: 'Cette page de la liste n’existe plus. Reviens au début.' },
  QUERY_NOT_ALLOWED: { status: 400, text: 'Ce filtre n’est pas permis ici.' },
  SIGN_IN_REQUIRED: { status: 401, text: 'Connecte-toi pour continuer.' },
  CREDENTIALS: { status: 400, text: 'Adresse ou mot de passe inexact. Vérifie les deux, puis réessaie.' },
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    text: 'Ton adresse n’est pas encore confirmée. Nous venons de t’envoyer un nouveau lien.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    text: 'Ton compte est suspendu. Tu peux lire pourquoi et demander un nouvel examen.',
  },
  LINK_EXPIRED: { status: 400, text: 'Ce lien n’est plus valable. Demande-en un nouveau.' },
  FORBIDDEN: { status: 403, text: 'Tu ne peux pas faire cela ici.' },
  ORIGIN_REFUSED: { status: 403, text: 'Cette demande vient d’un autre site. Recharge la page et réessaie.' },
  NOT_FOUND: { status: 404, text: 'Ce que tu cherches n’existe pas, ou n’est plus là.' },
  MEMBER_NOT_FOUND: { status: 404, text: 'Ce profil n’existe pas, ou n’est pas visible pour toi.' },
  SHARE_NOT_FOUND: { status: 404, text: 'Ce partage n’existe plus.' },
  COMMENT_NOT_FOUND: { status: 404, text: 'Ce commentaire n’existe plus.' },
  CONVERSATION_NOT_FOUND: { status: 404, text: 'Cette conversation n’existe pas.' },
  PHOTO_NOT_FOUND: { status: 404, text: 'Cette photo n’existe plus.' },
  PLACE_NOT_FOUND: { status: 404, text: 'Nous ne trouvons pas cette commune. Essaie avec son code postal.' },
  PLACE_CHANGED_TOO_OFTEN: { status: 429, text: 'Tu as déjà changé de lieu trois fois aujourd’hui. Reviens demain.' },
  USERNAME_TAKEN: { status: 409, text: 'Ce nom est déjà pris.' },
  TOO_YOUNG: { status: 400, text: 'Cette communauté est réservée aux femmes de 18 ans et plus.' },
  PASSWORD_WEAK: {
    status: 400,
    text: 'Ce mot de passe se devine trop vite. Allonge-le ou mélange plusieurs mots sans lien.',
  },
  CANNOT_WRITE: { status: 403, text: 'Elle a choisi qui peut lui écrire. Ton message n’est pas parti, il reste ici.' },
  REQUEST_PENDING: {
    status: 403,
    text: 'Ta demande attend sa réponse. Tu pourras continuer dès qu’elle l’aura acceptée.',
  },
  REQUEST_NO_LINKS: { status: 400, text: 'Un premier message part sans lien ni image. Retire le lien et réessaie.' },
  FIRST_CONTACT_LIMIT: {
    status: 429,
    text: 'Tu as écrit à dix nouvelles personnes aujourd’hui. Tu pourras en rencontrer d’autres demain.',
  },
  ALREADY_HONORED: { status: 409, text: 'Tu l’as déjà honorée.' },
  NOT_ON_YOURSELF: { status: 400, text: 'C’est ton propre profil.' },
  TOO_MANY_PHOTOS: { status: 400, text: 'Tu as déjà huit photos. Retires-en une pour en ajouter une autre.' },
  FILE_MISSING: { status: 400, text: 'Aucun fichier n’est arrivé. Choisis une photo et réessaie.' },
  FILE_TOO_LARGE: { status: 413, text: 'Ta photo dépasse 10 Mo. Choisis-en une plus légère.' },
  FILE_TOO_MANY_PIXELS: {
    status: 400,
    text: 'Cette photo est trop grande (plus de 40 mégapixels). Choisis-en une plus petite.',
  },
  FILE_NOT_AN_IMAGE: { status: 400, text: 'Ce fichier n’est pas une photo. Choisis une image JPEG, PNG ou WebP.' },
  FILE_FORMAT: {
    status: 400,
    text: 'Nous ne savons pas ouvrir ce format de photo. Enregistre-la en JPEG, PNG ou WebP, puis réessaie.',
  },
  FILE_ANIMATED: { status: 400, text: 'Les images animées ne sont pas possibles ici. Choisis une image fixe.' },
  FILE_NOT_FOUND: { status: 404, text: 'Cette image n’est plus là. Ajoute-la de nouveau.' },
  FILE_UNREADABLE: {
    status: 400,
    text: 'Cette photo est abîmée, nous n’arrivons pas à l’ouvrir. Choisis-en une autre.',
  },
  TOO_MANY_REQUESTS: { status: 429, text: 'C’est un peu rapide. Attends un instant, puis réessaie.' },
  UNAVAILABLE: { status: 503, text: 'Le service se repose un instant. Réessaie dans une minute.' },
  INTERNAL: { status: 500, text: 'Quelque chose s’est cassé chez nous. Réessaie, ton texte est gardé.' },
})

export type ErrorCode = keyof typeof errors

export const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && value in errors

/** Field errors of a form: field name to French sentences. */
export type FieldErrors = Record<string, string[]>

/** The error envelope of every API answer from 400 to 599 (Strapi 4). */
export interface ErrorEnvelope {
  data: null
  error: {
    status: number
    name: string
    message: string
    details: { code: ErrorCode; fields?: FieldErrors; retryAfter?: number }
  }
}
