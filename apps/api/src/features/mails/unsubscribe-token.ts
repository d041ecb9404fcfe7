import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MailTopic } from '@consoeurs/contract'

export interface Subscription {
  userId: number
  topic: MailTopic
}

/** A key of its own: what is signed here opens nothing else. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'mails.unsubscribe', 32))

const signatureOf = (text: string, secret: string) => createHmac('sha256', keyOf(secret)).update(text).digest()

/** Good for as long as the mail lies in her box: a link that stops mails must not end. */
export function unsubscribeToken({ userId, topic }: Subscription, secret: string): string {
  const text = `${userId}.${topic}`
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/** What the link was made for; null where we did not make it. */
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
