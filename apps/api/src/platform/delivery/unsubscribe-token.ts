import { MailTopic } from '@consoeurs/contract'
import { readSignedText, signText } from '../data/signed-text.ts'

export interface Subscription {
  /** Of the mailed invitation or of the newsletter’s reader, for these topics. */
  userId: number
  topic: MailTopic
}

const USE = 'mails.unsubscribe'

/** Never expires: an unsubscribe link must work as long as the mail exists. */
export const unsubscribeToken = ({ userId, topic }: Subscription, secret: string): string =>
  signText(`${userId}.${topic}`, USE, secret)

/** Returns null if the signature is invalid. */
export function readUnsubscribeToken(token: string, secret: string): Subscription | null {
  const [, id, topic] = /^(\d{1,15})\.(\w+)$/.exec(readSignedText(token, USE, secret) ?? '') ?? []
  const known = MailTopic.safeParse(topic)
  return known.success ? { userId: Number(id), topic: known.data } : null
}

export const unsubscribeUrl = (
  subscription: Subscription,
  { publicUrl, secret }: { publicUrl: string; secret: string },
) => `${publicUrl}/mails/desabonnement?jeton=${unsubscribeToken(subscription, secret)}`
