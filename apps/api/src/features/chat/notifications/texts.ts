import {
  AccountChange,
  constants,
  elide,
  RemovalReason,
  truncate,
  truncateMessage,
  truncateTitle,
} from '@consoeurs/contract'
import { batchReminder } from './batch-texts.ts'
import { certificationText } from './certification-text.ts'
import { makingText, swapText } from './kitchen-texts.ts'
import { outingText, participationText } from './outing-texts.ts'

/** `name` is the last actor, `others` counts the further ones. */
export interface TextParts {
  name: string
  others: number
  /** Empty where there is no text (a photo). */
  excerpt: string
  detail: Record<string, string>
}

export interface NotificationText {
  title: string
  message: string
}

const quoted = (text: string) => `«\u202F${text}\u202F»`

/** « Léa a », « Léa et une autre membre ont », « Léa et 3 autres membres ont »; with `toYou`, « Léa t’a ». */
function subject({ name, others }: TextParts, { toYou = false } = {}): string {
  const you = toYou ? 't’' : ''
  if (others === 0) return `${name} ${you}a`
  return others === 1 ? `${name} et une autre membre ${you}ont` : `${name} et ${others} autres membres ${you}ont`
}

function sentence(title: string, message: string): NotificationText {
  return { title: truncateTitle(title), message: truncateMessage(message) }
}

/** Truncates before quoting, to keep the closing mark. */
const quotation = (text: string) => quoted(truncate(text, constants.messageTruncation - quoted('').length))

function honorMessage({ others, excerpt, detail }: TextParts): string {
  if (others > 0) return 'Découvre leurs honneurs.'
  if (excerpt) return quotation(excerpt)
  return detail.honor ? `Son honneur pour toi\u202F: ${quoted(detail.honor)}.` : 'Découvre son honneur.'
}

function interactionText(parts: TextParts): NotificationText {
  const { others, excerpt, detail } = parts
  if (detail.on === 'welcome' || detail.on === 'birthday') return sentence(detail.title ?? '', detail.message ?? '')
  const title = `${subject(parts)} partagé quelque chose`
  if (others > 0) return sentence(title, 'Retrouve ce que tes favorites ont publié.')
  return sentence(title, excerpt ? quotation(excerpt) : 'Découvre son partage.')
}

const notYou = 'Si ce n’est pas toi, change ton mot de passe tout de suite.'

const accountTexts: Record<AccountChange, [title: string, message: string]> = {
  'new-browser': ['Une nouvelle connexion à ton compte', `C’est toi\u202F? Alors tout va bien. ${notYou}`],
  password: ['Ton mot de passe a changé', `Tes autres appareils ont été déconnectés. ${notYou}`],
  email: ['Ton adresse e-mail a changé', 'Nos mails partent maintenant à la nouvelle adresse.'],
  'second-factor-on': ['La validation en deux étapes est active', 'Garde tes codes de récupération en lieu sûr.'],
  'second-factor-off': [
    'La validation en deux étapes n’est plus active',
    `Ton mot de passe suffit de nouveau. ${notYou}`,
  ],
  'second-factor-asked': [
    'On demande de retirer ta validation en deux étapes',
    'Quelqu’un dit ne plus y avoir accès. Si ce n’est pas toi, connecte-toi avec ton code sous trois jours\u202F: rien ne changera.',
  ],
  'second-factor-removed': [
    'Ta validation en deux étapes a été retirée',
    `Quelqu’un avait dit ne plus y avoir accès. Réactive-la. ${notYou}`,
  ],
  'passkey-added': ['Une clé d’accès a été ajoutée', `Elle ouvre ton compte sans mot de passe. ${notYou}`],
  'passkey-removed': ['Une clé d’accès a été retirée', `Elle n’ouvre plus ton compte. ${notYou}`],
  'api-token-created': ['Un jeton d’accès a été créé', `Un programme peut s’en servir en ton nom. ${notYou}`],
  'api-token-revoked': ['Un jeton d’accès a été révoqué', `Aucun programme ne peut plus s’en servir. ${notYou}`],
  'sessions-ended': ['Un appareil a été déconnecté', `Il faudra s’y connecter de nouveau. ${notYou}`],
}

const deviceName = ({ browser = '', os = '' }: Record<string, string>) =>
  browser === '' || os === '' ? browser : `${browser}, sous ${os}`

function accountText({ detail }: TextParts): NotificationText {
  const what = AccountChange.safeParse(detail.what).data
  if (what === undefined) return sentence('Ton compte a changé', 'Regarde ce qui s’y passe dans tes réglages.')
  const [title, message] = accountTexts[what]
  const device = deviceName(detail)
  return sentence(title, device === '' ? message : `Depuis ${device}. ${message}`)
}

/** Reveals nothing of a meeting: the text may be on a lock screen. */
function rappelText({ detail }: TextParts): NotificationText {
  if (detail.what === 'told') return sentence('Ton rappel est resté sans réponse', 'Ouvre pour répondre quand tu peux.')
  if (detail.what === 'declined') return sentence('Ton rappel est à revoir', 'Ouvre pour choisir ce qu’il fera.')
  return sentence('C’est l’heure de ton rappel', 'Ouvre pour répondre, en une touche.')
}

const countOfNews: Record<string, (count: number) => string> = {
  members: (count) => (count === 1 ? 'une nouvelle membre' : `${count} nouvelles membres`),
  shares: (count) => (count === 1 ? 'un nouveau partage' : `${count} nouveaux partages`),
  swaps: (count) => (count === 1 ? 'un nouveau troc' : `${count} nouveaux trocs`),
  recipes: (count) => (count === 1 ? 'une nouvelle recette' : `${count} nouvelles recettes`),
}

/** The title may be on a lock screen; the message is read in the list only. */
function alerteText({ detail }: TextParts): NotificationText {
  const { name = '', kind = '', count, others } = detail
  const search = quoted(truncate(name, 80))
  if (Number(others) > 0) {
    const more = others === '1' ? 'une autre recherche' : `${others} autres recherches`
    return sentence('Du nouveau pour des recherches que tu gardes', `${search} et ${more}.`)
  }
  const news = countOfNews[kind]?.(Number(count)) ?? ''
  return sentence('Du nouveau pour une recherche que tu gardes', `${search}\u202F: ${news}.`)
}

function adhesionText(parts: TextParts): NotificationText {
  const { name, others, detail } = parts
  const community = quoted(detail.community ?? '')
  if (detail.on === 'accepted')
    return sentence(`Bienvenue dans ${community}`, 'Ta demande est acceptée, on t’y attend.')
  if (detail.on === 'owner')
    return sentence(`${community} t’est confiée`, 'Tu en es maintenant la responsable. Tu peux la confier à ton tour.')
  if (detail.on === 'declined')
    return sentence(
      `Ta demande pour ${community}`,
      'Elle n’a pas été retenue cette fois. D’autres communautés t’attendent.',
    )
  return sentence(
    others === 0 ? `${name} aimerait rejoindre ${community}` : `${name} et ${others} autres aimeraient entrer`,
    others === 0 ? 'Sa demande attend une réponse.' : `Leurs demandes pour ${community} attendent une réponse.`,
  )
}

/** Not truncated: it is read in the list. */
function siteText({ from = '', community, text = '' }: Record<string, string>): NotificationText {
  const title =
    community === undefined
      ? `Une annonce ${elide('de', from)}`
      : `Une annonce ${elide('de', from)} pour ${quoted(community)}`
  return { title: truncateTitle(title), message: text }
}

function annonceText(parts: TextParts): NotificationText {
  const { others, excerpt, detail } = parts
  if (detail.on === 'house') return siteText(detail)
  const community = quoted(detail.community ?? '')
  const title = `${subject(parts)} ${detail.on === 'share' ? 'partagé' : 'annoncé'} quelque chose`
  return sentence(
    title,
    others > 0 || excerpt === '' ? `Retrouve-le dans ${community}.` : `${community}\u202F: ${excerpt}`,
  )
}

function salonMessageText({ name, others, excerpt, detail }: TextParts): NotificationText {
  const room = quoted(detail.room ?? '')
  const waiting = Number(detail.waiting)
  const last = excerpt === '' ? `${name} a envoyé une image.` : `${name}\u202F: ${excerpt}`
  if (waiting > 99) return sentence(`Plus de 99 nouveaux messages dans ${room}`, last)
  if (waiting > 1) return sentence(`${waiting} nouveaux messages dans ${room}`, last)
  const who = subject({ name, others, excerpt, detail })
  return sentence(`${who} écrit dans ${room}`, excerpt === '' ? 'Découvre son image.' : quotation(excerpt))
}

const mentionText = (parts: TextParts) =>
  sentence(
    `${subject(parts, { toYou: true })} mentionnée dans ${quoted(parts.detail.room ?? '')}`,
    parts.excerpt === '' ? 'Retrouve ce qui s’y dit.' : quotation(parts.excerpt),
  )

const removalReasons: Record<RemovalReason, string> = {
  rules: 'il s’écartait des règles de la communauté',
  respect: 'il blessait ou visait quelqu’un',
  private: 'il révélait quelque chose de privé',
  advert: 'il faisait de la publicité',
  danger: 'il donnait un conseil dangereux',
  place: 'il n’était pas au bon endroit',
}

const hiddenTitles: Record<string, string> = {
  share: 'Un de tes partages a été masqué',
  comment: 'Un de tes commentaires a été masqué',
  making: 'Une de tes réalisations a été masquée',
  swap: 'Une de tes offres a été masquée',
  roomMessage: 'Un de tes messages a été retiré',
  photo: 'Une de tes photos a été masquée',
  message: 'Un premier message ne sera pas remis',
  batchResult: 'Le résultat d’un de tes bocaux a été masqué',
}

/** The hint on reviews only where it fits. */
function measureText({ detail }: TextParts): NotificationText {
  const { measure = '', target = '', reason = '' } = detail
  const title = measure === 'hidden' ? hiddenTitles[target] : undefined
  const answer = 'Tu n’es pas d’accord\u202F? Demande une relecture.'
  const whole = `${reason} ${answer}`
  const message = whole.length <= constants.messageTruncation ? whole : reason
  return sentence(title ?? 'Un avertissement de la modération', message)
}

/** The text may be on a lock screen: no content of the report. */
function decidedText({ detail }: TextParts): NotificationText {
  const title = detail.report === 'upheld' ? 'Ton signalement est retenu' : 'Ton signalement n’est pas retenu'
  return sentence(title, `La décision et ses raisons t’attendent dans ${quoted('Mes signalements')}.`)
}

function reviewedText({ detail }: TextParts): NotificationText {
  const title =
    detail.review === 'changed' ? 'Après relecture, la décision a changé' : 'Après relecture, la décision est maintenue'
  return sentence(title, `Les raisons t’attendent dans ${quoted('Mes signalements')}.`)
}

function moderationText(parts: TextParts): NotificationText {
  const { excerpt, detail } = parts
  if (detail.measure !== undefined) return measureText(parts)
  if (detail.report !== undefined) return decidedText(parts)
  if (detail.review !== undefined) return reviewedText(parts)
  if (detail.firstPhoto !== undefined) {
    return sentence('Ta photo est visible', 'L’équipe l’a regardée. Celles que tu ajouteras paraîtront aussitôt.')
  }
  if (detail.signUp !== undefined) {
    return sentence('Ton inscription est acceptée', 'Bienvenue. Tout est ouvert, à ton rythme.')
  }
  if (detail.certification !== undefined) return certificationText(detail.certification)
  const reason = removalReasons[RemovalReason.catch('rules').parse(detail.reason)]
  const words = excerpt === '' ? 'Ton image' : quoted(truncate(excerpt, 40))
  return sentence(
    'Un de tes messages a été retiré',
    `${words}, dans ${quoted(detail.room ?? '')}\u202F: ${reason}. Tu n’es pas d’accord\u202F? Écris-nous, la décision sera relue.`,
  )
}

export const notificationTexts = {
  visite: (parts: TextParts) =>
    sentence(
      `${subject(parts)} visité ton profil`,
      parts.others === 0 ? 'Va voir le sien, si le cœur t’en dit.' : 'Va voir les leurs, si le cœur t’en dit.',
    ),
  honneur: (parts: TextParts) => sentence(`${subject(parts, { toYou: true })} offert un honneur`, honorMessage(parts)),
  reciproque: ({ name }: TextParts) =>
    sentence(`${name} et toi, vous vous plaisez`, 'Personne d’autre ne le sait. Écris-lui quand tu veux.'),
  demande: ({ name }: TextParts) =>
    sentence(
      `${name} aimerait t’écrire`,
      'Sa demande t’attend. Tu peux la lire, puis l’accepter ou l’ignorer sans qu’elle le sache.',
    ),
  reaction: (parts: TextParts) =>
    sentence(
      `${subject(parts)} réagi à ton ${parts.detail.on === 'comment' ? 'commentaire' : 'partage'}`,
      parts.excerpt ? quotation(parts.excerpt) : 'Retrouve-le, avec les réactions qu’il reçoit.',
    ),
  commentaire: (parts: TextParts) =>
    sentence(
      parts.detail.on === 'comment'
        ? `${subject(parts)} répondu à ton commentaire`
        : `${subject(parts)} commenté ton partage`,
      parts.excerpt ? quotation(parts.excerpt) : 'Va lire son commentaire.',
    ),
  reponse: ({ name, excerpt }: TextParts) =>
    sentence(`Ta réponse a aidé ${name}`, excerpt ? quotation(excerpt) : 'Elle l’a choisie entre toutes.'),
  sortie: outingText,
  participation: participationText,
  faite: makingText,
  troc: swapText,
  article: ({ excerpt }: TextParts) =>
    sentence('Un nouvel article dans le journal', excerpt === '' ? 'À lire tranquillement.' : quotation(excerpt)),
  interaction: interactionText,
  adhesion: adhesionText,
  annonce: annonceText,
  invitation: ({ name, others, detail }: TextParts) =>
    sentence(
      others === 0 ? `${name} t’invite dans une communauté` : `${name} et d’autres t’invitent dans une communauté`,
      `${quoted(detail.community ?? '')} t’invite. Tu peux accepter ou décliner.`,
    ),
  moderation: moderationText,
  securite: accountText,
  alerte: alerteText,
  bocal: ({ detail }: TextParts) => {
    const { title, message } = batchReminder(detail)
    return sentence(title, message)
  },
  ingredient: ({ detail }: TextParts) =>
    sentence(
      'Ton ingrédient est accepté',
      `${quoted(truncate(detail.name ?? '', 80))} a rejoint la liste. Merci de l’avoir proposé.`,
    ),
  rappel: rappelText,
  salonMessage: salonMessageText,
  groupe: (parts: TextParts) => (parts.detail.on === 'mention' ? mentionText(parts) : salonMessageText(parts)),
  groupeInvitation: ({ name, others, detail }: TextParts) =>
    sentence(
      others === 0 ? `${name} t’invite dans un groupe` : `${name} et d’autres t’invitent dans un groupe`,
      `${quoted(detail.group ?? '')} t’attend. Tu peux accepter ou décliner, sans que personne le sache.`,
    ),
  courses: ({ name, others }: TextParts) =>
    sentence(
      others === 0 ? `${name} partage sa liste avec toi` : `${name} et d’autres partagent leur liste avec toi`,
      'Accepte, et vous cochez vos courses ensemble. Tu peux aussi décliner.',
    ),
  salonMention: mentionText,
  /** Only an image or a voice needs words. */
  message: ({ excerpt, isSpoken = false }: Pick<TextParts, 'excerpt'> & { isSpoken?: boolean }) =>
    truncateMessage(excerpt || (isSpoken ? 'Elle t’a envoyé un message vocal.' : 'Elle t’a envoyé une image.')),
} as const

export const toastText = ({ title, message }: NotificationText) => truncateMessage(`${title}. ${message}`)
