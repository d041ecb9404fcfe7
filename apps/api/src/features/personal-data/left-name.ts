import { createHmac, randomBytes } from 'node:crypto'

/** What stands in the place of a name, where others keep what she wrote to them. */
export const LEFT_NAME = 'Ancienne membre'

/** A name of an address that is nobody’s, and an address to which no mail leads (RFC 6761). */
export function nobody(): { username: string; email: string } {
  const random = randomBytes(8).toString('hex')
  return { username: `ancienne-${random}`, email: `${random}@ancienne.invalid` }
}

/** By this a ban is known again, and by nothing else. */
export const addressHash = (secret: string, address: string): string =>
  createHmac('sha256', secret).update(`kept ban ${address.toLowerCase()}`).digest('hex')
