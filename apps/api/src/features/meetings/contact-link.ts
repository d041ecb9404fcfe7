import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../platform/errors.ts'

type Use = 'meetings.contact' | 'meetings.link'

/** A key of its own for each use: what is made with one says nothing under another. */
const keyOf = (secret: string, use: Use) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
const keyed = (secret: string, use: Use, text: string) => createHmac('sha256', keyOf(secret, use)).update(text).digest()

/** By this an address is known again, and by nothing else. */
export const contactHash = (secret: string, email: string): string =>
  keyed(secret, 'meetings.contact', email.toLowerCase()).toString('base64url')

const tokenOf = (hash: string, secret: string) =>
  `${hash}.${keyed(secret, 'meetings.link', hash).toString('base64url')}`

/** In every letter to a contact: who follows it may ask for no more of them. It names no address. */
export const contactUrl = (hash: string, { publicUrl, secret }: { publicUrl: string; secret: string }): string =>
  `${publicUrl}/mails/contact?jeton=${tokenOf(hash, secret)}`

/** The hash of the address that the link was made for. @throws AppError CONTACT_LINK */
export function readContactToken(token: string, secrets: readonly string[]): string {
  const [, hash = '', signature = ''] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  if (hash === '' || !secrets.some((secret) => timingSafeEqual(keyed(secret, 'meetings.link', hash), given)))
    throw new AppError('CONTACT_LINK')
  return hash
}
