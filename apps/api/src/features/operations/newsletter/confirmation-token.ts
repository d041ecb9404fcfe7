import { readSignedText, signText } from '../../../platform/data/signed-text.ts'

interface Confirmation {
  readerId: number
  /** Milliseconds. A later request makes the link of an earlier one invalid. */
  askedAt: number
}

const USE = 'newsletter.confirmation'

export const confirmationToken = ({ readerId, askedAt }: Confirmation, secret: string): string =>
  signText(`${readerId}.${askedAt}`, USE, secret)

/** Returns null if the signature is invalid. */
export function readConfirmationToken(token: string, secret: string): Confirmation | null {
  const [, id, askedAt] = /^(\d{1,15})\.(\d{1,15})$/.exec(readSignedText(token, USE, secret) ?? '') ?? []
  return id === undefined ? null : { readerId: Number(id), askedAt: Number(askedAt) }
}
