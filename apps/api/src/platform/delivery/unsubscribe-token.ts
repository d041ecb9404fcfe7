import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MailTopic } from '@consoeurs/contract'

export interface Subscription {
  /** Of the mailed invitation or of the newsletter’s reader, for these topics. */
  userId: number
  topic: MailTopic
}

/** A separate key, so that these signatures are valid for nothing else. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'mails.unsubscribe', 32))

const signatureOf = (text: string, secret: string) => createHmac('sha256', keyOf(secret)).update(text).digest()

/** Never expires: an unsubscribe link must work as long as the mail exists. */
export function unsubscribeToken({ userId, topic }: Subscription, secret: string): string {
  const text = `${userId}.${topic}`
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/** Returns null if the signature is invalid. */
export function readUnsubscribeToken(token: string, secret: string): Subscription | null {
  const [, text = '', id = '', topic = '', signature = ''] = /^((\d{1,15})\.(\w+))\.([\w-]{43})$/.exec(token) ?? []
  const known = MailTopic.safeParse(topic)
  if (!known.success || !timingSafeEqual(signatureOf(text, secret), Buffer.from(signature, 'base64url'))) return null
  return { userId: Number(id), topic: known.data }
}

export const unsubscribeUrl = (
  subscription: Subscription,
  { publicUrl, secret }: { publicUrl: string; secret: string },
) => `${publicUrl}/mails/desabonnement?jeton=${unsubscribeToken(subscription, secret)}`
