import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../../platform/http/errors.ts'

type TokenPurpose = 'meetings.contact' | 'meetings.link'

/** One derived key per use: a contact hash is never a valid link signature. */
const keyOf = (secret: string, use: TokenPurpose) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
const keyed = (secret: string, use: TokenPurpose, text: string) =>
  createHmac('sha256', keyOf(secret, use)).update(text).digest()

/** Keyed hash: recognises an address without storing it. */
export const contactHash = (secret: string, email: string): string =>
  keyed(secret, 'meetings.contact', email.toLowerCase()).toString('base64url')

const tokenOf = (hash: string, secret: string) =>
  `${hash}.${keyed(secret, 'meetings.link', hash).toString('base64url')}`

/** Unsubscribe link in every mail to a contact. It names no address. */
export const contactUrl = (hash: string, { publicUrl, secret }: { publicUrl: string; secret: string }): string =>
  `${publicUrl}/mails/contact?jeton=${tokenOf(hash, secret)}`

/**
 * @returns the hash of the contact's address
 * @throws AppError CONTACT_LINK
 */
export function readContactToken(token: string, secrets: readonly string[]): string {
  const [, hash = '', signature = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  if (hash === '' || !secrets.some((secret) => timingSafeEqual(keyed(secret, 'meetings.link', hash), given)))
    throw new AppError('CONTACT_LINK')
  return hash
}
