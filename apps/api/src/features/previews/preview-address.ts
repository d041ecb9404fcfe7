import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is drawn in a picture beside an address that somebody shares. The house's own words, never a member's. */
export interface PreviewWords {
  /** A word or two above the title: where it stands. */
  kicker: string
  title: string
  /** Address of a picture of the house, shown in the brand's opening; the brand's own drawing without one. */
  picture?: string
}

/** Raised when the drawing changes: what was drawn before has another address. */
const DRAWING = 1

export type PreviewAddress = (words: PreviewWords) => string

interface Signer {
  secret: string
  brandCode: string
}

const signature = ({ secret, brandCode }: Signer, words: string): string =>
  createHmac('sha256', secret).update(`preview ${DRAWING} ${brandCode} ${words}`).digest('base64url').slice(0, 22)

/**
 * Where the picture with these words is. The address holds them and their signed digest: other words have another
 * address, nobody but the house makes one, and nothing is kept to know it by.
 */
export const createPreviewAddress =
  (signer: Signer): PreviewAddress =>
  ({ kicker, title, picture }) => {
    const words = Buffer.from(JSON.stringify([kicker, title, ...(picture === undefined ? [] : [picture])])).toString(
      'base64url',
    )
    return `/previews/${words}.${signature(signer, words)}.png`
  }

/** The words of an address of ours and the name to keep their picture under; null for any other. */
export function readPreviewAddress(signer: Signer, rest: string): { words: PreviewWords; name: string } | null {
  const [, words = '', given = ''] = /^([\w-]{1,1500})\.([\w-]{22})\.png$/.exec(rest) ?? []
  const right = signature(signer, words)
  if (given.length !== right.length || !timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null
  const [kicker, title, picture] = JSON.parse(Buffer.from(words, 'base64url').toString()) as [string, string, string?]
  return { words: { kicker, title, ...(picture !== undefined && { picture }) }, name: `${given}.png` }
}
