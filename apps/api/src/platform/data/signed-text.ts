import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 with a key of its own for each use (RFC 5869), so that it is valid for nothing else. */
export const keyedHash = (text: string, use: string, secret: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', use, 32)))
    .update(text)
    .digest()

/** `text.signature`, the signature in base64url. It never expires. */
export const signText = (text: string, use: string, secret: string): string =>
  `${text}.${keyedHash(text, use, secret).toString('base64url')}`

/** @returns the text, or null if the signature is invalid */
export function readSignedText(signed: string, use: string, secret: string): string | null {
  const [, text, signature = ''] = /^(.+)\.([\w-]{43})$/.exec(signed) ?? []
  const isValid =
    text !== undefined && timingSafeEqual(keyedHash(text, use, secret), Buffer.from(signature, 'base64url'))
  return isValid ? text : null
}
