import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

interface Confirmation {
  readerId: number
  /** Milliseconds. A later request makes the link of an earlier one invalid. */
  askedAt: number
}

/** A separate key, so that these signatures are valid for nothing else. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'newsletter.confirmation', 32))

const signatureOf = (text: string, secret: string) => createHmac('sha256', keyOf(secret)).update(text).digest()

export function confirmationToken({ readerId, askedAt }: Confirmation, secret: string): string {
  const text = `${readerId}.${askedAt}`
  return `${text}.${signatureOf(text, secret).toString('base64url')}`
}

/** Returns null if the signature is invalid. */
export function readConfirmationToken(token: string, secret: string): Confirmation | null {
  const [, text = '', id = '', askedAt = '', signature = ''] =
    /^((\d{1,15})\.(\d{1,15}))\.([\w-]{43})$/.exec(token) ?? []
  if (text === '' || !timingSafeEqual(signatureOf(text, secret), Buffer.from(signature, 'base64url'))) return null
  return { readerId: Number(id), askedAt: Number(askedAt) }
}
