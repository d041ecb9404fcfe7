import { tryEachSecret } from '../../../platform/data/secrets.ts'
import { keyedHash, readSignedText, signText } from '../../../platform/data/signed-text.ts'
import { AppError } from '../../../platform/http/errors.ts'

const LINK = 'meetings.link'

/** Keyed hash: recognises an address without storing it. */
export const contactHash = (secret: string, email: string): string =>
  keyedHash(email.toLowerCase(), 'meetings.contact', secret).toString('base64url')

/** Unsubscribe link in every mail to a contact. It names no address. */
export const contactUrl = (hash: string, { publicUrl, secret }: { publicUrl: string; secret: string }): string =>
  `${publicUrl}/mails/contact?jeton=${signText(hash, LINK, secret)}`

/**
 * @returns the hash of the contact's address
 * @throws AppError CONTACT_LINK
 */
export function readContactToken(token: string, secrets: readonly string[]): string {
  const hash = tryEachSecret(secrets, (secret) => readSignedText(token, LINK, secret))
  if (hash === null || !/^[\w-]{43}$/.test(hash)) throw new AppError('CONTACT_LINK')
  return hash
}
