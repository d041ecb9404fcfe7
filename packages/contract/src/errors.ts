import { contentErrors } from './publishing/content-errors.ts'

/**
 * Error catalogue (specification §8): a stable code, the HTTP status, and a French sentence on what happened and what
 * to do next.
 */

import { approvalErrors } from './account/approval-errors.ts'
import { credentialErrors } from './account/credential-errors.ts'
import { windowErrors } from './account/window-errors.ts'
import { groupErrors } from './chat/group-errors.ts'
import { roomErrors } from './chat/room-errors.ts'
import { kitchenErrors } from './kitchen/kitchen-errors.ts'
import { notebookErrors } from './kitchen/notebook-errors.ts'
import { certificationErrors } from './moderation/certification-errors.ts'
import { firstPhotoErrors } from './moderation/first-photo-errors.ts'
import { moderationErrors } from './moderation/moderation-errors.ts'
import { houseErrors } from './operations/site-errors.ts'
import { type ErrorDefinition, pageErrors } from './page-errors.ts'
import { likeErrors } from './people/like-errors.ts'
import { meetingErrors } from './people/meeting-errors.ts'
import { profileErrors } from './people/profile-errors.ts'
import { communityErrors } from './publishing/community-errors.ts'
import { shareErrors } from './publishing/share-errors.ts'

const define = <T extends Record<string, ErrorDefinition>>(table: T): Record<keyof T, ErrorDefinition> => table

export const errors = define({
  VALIDATION: { status: 400, text: 'Certains champs sont à corriger.' },
  ...pageErrors,
  UNREADABLE_TEXT: {
    status: 400,
    text: 'Ce texte contient un caractère que nous ne savons pas garder. Retape-le à la main, puis réessaie.',
  },
  BODY_TOO_LARGE: { status: 413, text: 'Ce texte est trop long pour être envoyé. Raccourcis-le et réessaie.' },
  BAD_CURSOR: { status: 400, text: 'Cette page de la liste n’existe plus. Reviens au début.' },
  QUERY_NOT_ALLOWED: { status: 400, text: 'Ce filtre n’est pas permis ici.' },
  SIGN_IN_REQUIRED: { status: 401, text: 'Connecte-toi pour continuer.' },
  SIGNED_IN_ANEW: {
    status: 409,
    text: 'Une autre membre s’est connectée dans ce navigateur. Recharge la page pour continuer.',
  },
  CREDENTIALS: { status: 400, text: 'Adresse ou mot de passe inexact. Vérifie les deux, puis réessaie.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    text: 'Ton compte est suspendu. Tu peux lire pourquoi et demander un nouvel examen.',
  },
  ...kitchenErrors,
  ...likeErrors,
  ...notebookErrors,
  ...profileErrors,
  ...meetingErrors,
  ...moderationErrors,
  ...certificationErrors,
  ...firstPhotoErrors,
  ...windowErrors,
  ...approvalErrors,
  ...credentialErrors,
  IDENTITY_ELSEWHERE: {
    status: 403,
    text: 'Ici, on entre par Firebase. Reviens à la page de connexion du site.',
  },
  LAST_WAY_IN: {
    status: 409,
    text: 'C’est ta seule façon de te connecter. Choisis d’abord un mot de passe, puis reviens la retirer.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    text: 'Il manque le code de ton application. Ouvre-la et recopie ses six chiffres.',
  },
  SECOND_FACTOR_CODE: {
    status: 400,
    text: 'Ce code n’est pas le bon, ou il a déjà servi. Attends le suivant et recopie-le.',
  },
  RECOVERY_CODE: {
    status: 400,
    text: 'Ce code de récupération n’est pas le bon, ou il a déjà servi. Essaies-en un autre.',
  },
  SECOND_FACTOR_LOCKED: {
    status: 429,
    text: 'Trop de codes inexacts. Par prudence, attends un peu avant de réessayer.',
    textWhen: (wait) => `Trop de codes inexacts. Par prudence, tu pourras réessayer ${wait}.`,
  },
  SECOND_FACTOR_EXPIRED: {
    status: 400,
    text: 'Le temps pour donner le code est passé. Reconnecte-toi avec ton mot de passe.',
  },
  SECOND_FACTOR_OWED: {
    status: 403,
    text: 'Ton rôle demande la validation en deux étapes. Active-la dans Réglages, Sécurité, puis reviens.',
  },
  SECOND_FACTOR_ALREADY: {
    status: 409,
    text: 'La validation en deux étapes est déjà active. Désactive-la d’abord pour en changer.',
  },
  SECOND_FACTOR_MISSING: {
    status: 409,
    text: 'La validation en deux étapes n’est pas active. Recommence depuis Réglages, Sécurité.',
  },
  LOST_FACTOR_EARLY: {
    status: 409,
    text: 'Demande d’abord le retrait, puis attends trois jours pleins\u202f: une demande vaut deux semaines.',
  },
  LOST_FACTOR_NOT_LOST: {
    status: 409,
    text: 'Quelqu’un est entré dans ce compte depuis la demande\u202f: la validation en deux étapes n’est pas perdue, ou ce n’est pas elle qui demande.',
  },
  SIGN_IN_AGAIN: {
    status: 403,
    text: 'Tu es connectée depuis plus d’une demi-heure. Déconnecte-toi, reconnecte-toi, puis reviens le faire ici.',
  },
  ARCHIVE_TOO_SOON: {
    status: 429,
    text: 'Tu as déjà demandé une archive depuis moins d’un jour. Attends demain pour la suivante.',
  },
  ARCHIVE_GONE: { status: 404, text: 'Cette archive n’existe plus. Demandes-en une autre dans Réglages, Mes données.' },
  LAST_ADMIN_STAYS: {
    status: 409,
    text: 'Tu es la dernière administratrice. Donne d’abord ce rôle à une autre, puis reviens.',
  },
  CONSENT_NEEDED: {
    status: 409,
    text: 'Tu as retiré ton accord sur les données sensibles. Redonne-le dans Réglages, Mes accords, pour écrire cela.',
  },
  NOTHING_TO_KEEP: { status: 409, text: 'Il n’y a rien à garder ici. Connecte-toi, puis réessaie.' },
  PASSWORD_WRONG: { status: 400, text: 'Ce mot de passe n’est pas le bon. Vérifie-le, puis réessaie.' },
  SESSION_NOT_FOUND: { status: 404, text: 'Cet appareil est déjà déconnecté.' },
  MAIL_LINK_UNKNOWN: {
    status: 400,
    text: 'Ce lien est incomplet. Ouvre-le depuis le mail, ou choisis tes mails dans tes réglages.',
  },
  PUSH_TOKEN_REFUSED: {
    status: 400,
    text: 'Ce navigateur nous a donné une adresse de notification que nous n’acceptons pas. Réactive les notifications.',
  },
  PUSH_DEVICE_NOT_FOUND: { status: 404, text: 'Cet appareil ne reçoit plus de notifications ici.' },
  PUSH_IDENTITY_UNUSED: { status: 404, text: 'Ce site n’utilise pas d’identité de notification.' },
  PUSH_PROVIDER_AWAY: { status: 502, text: 'Le service de notifications ne répond pas. Réessaie dans un moment.' },
  LINK_EXPIRED: { status: 400, text: 'Ce lien n’est plus valable. Demande-en un nouveau.' },
  CURRENT_PASSWORD: { status: 400, text: 'Ce n’est pas ton mot de passe actuel. Vérifie-le, puis réessaie.' },
  NO_PASSWORD: {
    status: 409,
    text: 'Tu n’as pas encore de mot de passe. Passe par « Mot de passe oublié » pour en choisir un.',
  },
  FORBIDDEN: { status: 403, text: 'Tu ne peux pas faire cela ici.' },
  WRONG_HOST: {
    status: 403,
    text: 'Cette page est ouverte à une autre adresse que celle du site. Recharge-la pour arriver à la bonne.',
  },
  ORIGIN_REFUSED: { status: 403, text: 'Cette demande vient d’un autre site. Recharge la page et réessaie.' },
  NOT_FOUND: { status: 404, text: 'Ce que tu cherches n’existe pas, ou n’est plus là.' },
  MEMBER_NOT_FOUND: { status: 404, text: 'Ce profil n’existe pas, ou n’est pas visible pour toi.' },
  ...contentErrors,
  ...houseErrors,
  ...shareErrors,
  COMMENT_NOT_FOUND: { status: 404, text: 'Ce commentaire n’existe plus.' },
  CONVERSATION_NOT_FOUND: { status: 404, text: 'Cette conversation n’existe pas.' },
  MESSAGE_NOT_FOUND: { status: 404, text: 'Ce message n’existe plus.' },
  MESSAGE_TOO_OLD: {
    status: 403,
    text: 'Un message se modifie pendant quinze minutes. Tu peux encore le supprimer, ou en écrire un autre.',
  },
  REPLY_TO_UNKNOWN: {
    status: 400,
    text: 'Le message auquel tu réponds n’est pas dans cette conversation. Envoie le tien sans le citer.',
  },
  ...communityErrors,
  ...groupErrors,
  ...roomErrors,
  PHOTO_NOT_FOUND: { status: 404, text: 'Cette photo n’existe plus.' },
  PLACE_NOT_FOUND: { status: 404, text: 'Nous ne trouvons pas cette commune. Essaie avec son code postal.' },
  PLACE_CHANGED_TOO_OFTEN: { status: 429, text: 'Tu as déjà changé de lieu trois fois aujourd’hui. Reviens demain.' },
  NAME_LOOKS_ALIKE: {
    status: 409,
    text: 'Ce nom se confond avec celui d’une membre de la communauté. Réécris-le dans le profil, avec de simples lettres du clavier.',
  },
  USERNAME_TAKEN: { status: 409, text: 'Ce nom est déjà pris.' },
  USERNAME_CHANGED_RECENTLY: {
    status: 429,
    text: 'Tu as déjà changé de nom il y a moins de trente jours. Patiente encore un peu.',
  },
  TOO_YOUNG: { status: 400, text: 'Cette communauté est réservée aux femmes de 18 ans et plus.' },
  EMAIL_DISPOSABLE: {
    status: 400,
    text: 'Cette adresse ne dure que quelques minutes. Donne une adresse que tu gardes : nous t’y écrirons pour ta sécurité.',
  },
  PROOF_REFUSED: {
    status: 400,
    text: 'La vérification automatique n’est plus valable. Envoie de nouveau, rien n’est perdu.',
  },
  PROOF_NEEDED: {
    status: 429,
    text: 'La vérification automatique n’a pas pu se faire. Active JavaScript et renvoie, ou réessaie dans une heure.',
  },
  PASSWORD_WEAK: {
    status: 400,
    text: 'Ce mot de passe est trop facile à deviner. Allonge-le ou mélange plusieurs mots sans lien.',
  },
  PASSWORD_LEAKED: {
    status: 400,
    text: 'Ce mot de passe a fuité d’un autre site, il n’est plus sûr. Choisis-en un autre.',
  },
  CANNOT_WRITE: { status: 403, text: 'Elle a choisi qui peut lui écrire. Ton message n’est pas parti, il reste ici.' },
  REQUEST_PENDING: {
    status: 403,
    text: 'Ta demande attend sa réponse. Tu pourras continuer dès qu’elle l’aura acceptée.',
  },
  REQUEST_HELD: {
    status: 403,
    text: 'Ton premier message est en attente de relecture. Reprends-le si tu veux écrire autre chose.',
  },
  REQUEST_NO_LINKS: { status: 400, text: 'Un premier message part sans lien ni image. Retire le lien et réessaie.' },
  FIRST_CONTACT_LIMIT: {
    status: 429,
    text: 'Tu as écrit à dix nouvelles personnes en une journée. Tu pourras en rencontrer d’autres un peu plus tard.',
    textWhen: (wait) =>
      `Tu as écrit à dix nouvelles personnes en une journée. Tu pourras en rencontrer d’autres ${wait}.`,
  },
  ALREADY_HONORED: { status: 409, text: 'Tu lui as déjà offert un honneur.' },
  NOT_ON_YOURSELF: { status: 400, text: 'C’est ton propre profil.' },
  TOO_MANY_PHOTOS: { status: 400, text: 'Tu as déjà huit photos. Retires-en une pour en ajouter une autre.' },
  FILE_MISSING: { status: 400, text: 'Aucun fichier n’est arrivé. Choisis une photo et réessaie.' },
  FILE_EMPTY: { status: 400, text: 'Ce fichier est vide. Choisis une autre photo, ou enregistre de nouveau celle-ci.' },
  FILE_TOO_LARGE: { status: 413, text: 'Ta photo dépasse 10 Mo. Choisis-en une plus légère.' },
  FILE_TOO_MANY_PIXELS: {
    status: 400,
    text: 'Cette photo est trop grande (plus de 40 mégapixels). Choisis-en une plus petite.',
  },
  FILE_NOT_AN_IMAGE: {
    status: 400,
    text: 'Ce fichier n’est pas une photo. Choisis une image JPEG, PNG, WebP, GIF ou AVIF.',
  },
  FILE_FORMAT: {
    status: 400,
    text: 'Nous ne savons pas ouvrir ce format de photo. Enregistre-la en JPEG, PNG ou WebP, puis réessaie.',
  },
  FILE_ANIMATED: {
    status: 400,
    text: 'Cette image animée est trop longue. Choisis une image fixe, ou une plus courte.',
  },
  FILE_HARD_TO_OPEN: {
    status: 400,
    text: 'Cette photo est trop grande dans ce format. Enregistre-la en JPEG ou en plus petit, puis réessaie.',
  },
  FILE_NOT_FOUND: { status: 404, text: 'Cette image n’est plus là. Ajoute-la de nouveau.' },
  FILE_UNREADABLE: {
    status: 400,
    text: 'Cette photo est abîmée, nous n’arrivons pas à l’ouvrir. Choisis-en une autre.',
  },
  UPLOAD_NOT_FOUND: { status: 404, text: 'Cet envoi n’est plus là. Choisis ta photo de nouveau.' },
  UPLOAD_UNFINISHED: { status: 409, text: 'Ta photo n’est pas encore arrivée en entier. Reprends l’envoi.' },
  UPLOADS_BUSY: { status: 503, text: 'Beaucoup de photos arrivent en ce moment. Réessaie dans une minute.' },
  SOUND_UNREADABLE: { status: 400, text: 'Nous n’arrivons pas à lire cet enregistrement. Recommence-le.' },
  SOUND_TOO_LONG: { status: 400, text: 'Ton enregistrement dépasse deux minutes. Fais-en un plus court.' },
  SOUND_NOT_FOUND: { status: 404, text: 'Cet enregistrement n’est plus là. Recommence-le.' },
  SOUNDS_BUSY: { status: 503, text: 'Beaucoup de messages vocaux arrivent en ce moment. Réessaie dans une minute.' },
  REQUEST_NO_SOUND: {
    status: 400,
    text: 'Les messages vocaux viennent quand vous vous êtes répondu. Écris-lui d’abord quelques mots.',
  },
  TOO_MANY_PASSWORDS: {
    status: 429,
    text: 'Trop de mots de passe inexacts pour ce compte. Demande un lien par mail : il te connecte tout de suite.',
    textWhen: (wait) =>
      `Trop de mots de passe inexacts pour ce compte. Demande un lien par mail : il te connecte tout de suite. Tu pourras réessayer ton mot de passe ${wait}.`,
  },
  TOO_MANY_CONFIRMATIONS: {
    status: 429,
    text: 'Trop de mots de passe inexacts. Si tu as oublié le tien, choisis-en un autre par un lien reçu par mail.',
    textWhen: (wait) =>
      `Trop de mots de passe inexacts. Tu pourras réessayer ${wait}. Si tu as oublié le tien, choisis-en un autre par un lien reçu par mail.`,
  },
  TOO_MANY_LINKS: {
    status: 429,
    text: 'Si un compte a cette adresse, plusieurs mails viennent d’y partir. Ouvre le plus récent : son lien marche.',
    textWhen: (wait) =>
      `Si un compte a cette adresse, plusieurs mails viennent d’y partir. Ouvre le plus récent : son lien marche. Tu pourras en demander un autre ${wait}.`,
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    text: 'C’est un peu rapide. Attends un instant, puis réessaie.',
    textWhen: (wait) => `C’est un peu rapide. Tu pourras réessayer ${wait}.`,
  },
  TOO_MANY_PROFILES: {
    status: 429,
    text: 'Tu as ouvert beaucoup de profils. Fais une pause, puis reviens.',
    textWhen: (wait) => `Tu as ouvert beaucoup de profils. Tu pourras en ouvrir d’autres ${wait}.`,
  },
  UNAVAILABLE: { status: 503, text: 'Le service est indisponible un instant. Réessaie dans une minute.' },
  STORAGE_FULL: {
    status: 503,
    text: 'Nous n’avons plus de place pour garder ce que tu envoies. Rien n’est parti : réessaie dans quelques minutes.',
  },
})

export type ErrorCode = keyof typeof errors

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errors, value)

export type FieldErrors = Record<string, string[]>

/** Every API response from 400 to 599 has this form (Strapi 4). */
export interface ErrorEnvelope {
  data: null
  error: {
    status: number
    name: string
    message: string
    details: { code: ErrorCode; fields?: FieldErrors; retryAfter?: number }
  }
}
