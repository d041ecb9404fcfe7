import { constants, truncate, truncateMessage, truncateTitle } from '@consoeurs/contract'

/** What a sentence is made of: who did it last, how many more did the same, and the words it is about. */
export interface TextParts {
  name: string
  others: number
  /** The share, comment or message in a few words; empty where it has none (a photo). */
  excerpt: string
  detail: Record<string, string>
}

export interface NotificationText {
  title: string
  message: string
}

const quoted = (text: string) => `«\u202F${text}\u202F»`

/** « Léa a », « Léa et une autre membre ont », « Léa et 3 autres membres ont ». */
function subject({ name, others }: TextParts): string {
  if (others === 0) return `${name} a`
  return others === 1 ? `${name} et une autre membre ont` : `${name} et ${others} autres membres ont`
}

function sentence(title: string, message: string): NotificationText {
  return { title: truncateTitle(title), message: truncateMessage(message) }
}

/** Cut before it is quoted, so that the closing mark survives. */
const quotation = (text: string) => quoted(truncate(text, constants.messageTruncation - quoted('').length))

function honorMessage({ others, detail }: TextParts): string {
  if (others > 0) return 'Découvre leurs honneurs.'
  return detail.honor ? `Son honneur pour toi\u202F: ${quoted(detail.honor)}.` : 'Découvre son honneur.'
}

/** Every sentence that a notification says, by kind. */
export const notificationTexts = {
  visite: (parts: TextParts) =>
    sentence(
      `${subject(parts)} visité ton profil`,
      parts.others === 0
        ? 'Va la saluer à ton tour, si le cœur t’en dit.'
        : 'Va les saluer à ton tour, si le cœur t’en dit.',
    ),
  honneur: (parts: TextParts) => sentence(`${subject(parts)} honoré ton profil`, honorMessage(parts)),
  demande: ({ name }: TextParts) =>
    sentence(
      `${name} aimerait t’écrire`,
      'Sa demande t’attend. Tu peux la lire, puis l’accepter ou l’ignorer sans qu’elle le sache.',
    ),
  reaction: (parts: TextParts) =>
    sentence(
      `${subject(parts)} réagi à ton ${parts.detail.on === 'comment' ? 'commentaire' : 'partage'}`,
      parts.excerpt ? quotation(parts.excerpt) : 'Retrouve ton image et les réactions qu’elle reçoit.',
    ),
  commentaire: (parts: TextParts) =>
    sentence(
      parts.detail.on === 'comment'
        ? `${subject(parts)} répondu à ton commentaire`
        : `${subject(parts)} commenté ton partage`,
      parts.excerpt ? quotation(parts.excerpt) : 'Retrouve ce qui s’y est dit.',
    ),
  /** A message says itself; only a picture needs words. */
  message: ({ excerpt }: Pick<TextParts, 'excerpt'>) => truncateMessage(excerpt || 'Elle t’a envoyé une image.'),
} as const

/** One line for a toast: the sentence, then what it is about. */
export const toastText = ({ title, message }: NotificationText) => truncateMessage(`${title}. ${message}`)
