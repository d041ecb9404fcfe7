import { createHmac, timingSafeEqual } from 'node:crypto'

/** Editorial content only, never a member's. */
export interface PreviewText {
  /** Above the title. */
  kicker: string
  title: string
  /** A library picture; without one the brand's own drawing is used. */
  picture?: string
}

/** Increment when the drawing changes, to change the addresses. */
const DRAWING = 1

export type PreviewAddress = (words: PreviewText) => string

interface Signer {
  secret: string
  brandCode: string
}

const signature = ({ secret, brandCode }: Signer, words: string): string =>
  createHmac('sha256', secret).update(`preview ${DRAWING} ${brandCode} ${words}`).digest('base64url').slice(0, 22)

/** The address holds the signed words, so only this server can make one, and nothing is stored. */
export const createPreviewAddress =
  (signer: Signer): PreviewAddress =>
  ({ kicker, title, picture }) => {
    const words = Buffer.from(JSON.stringify([kicker, title, ...(picture === undefined ? [] : [picture])])).toString(
      'base64url',
    )
    return `/previews/${words}.${signature(signer, words)}.png`
  }

/** Null for an address that we did not sign. */
export function readPreviewAddress(signer: Signer, rest: string): { words: PreviewText; name: string } | null {
  const [, words = '', given = ''] = /^([\w-]{1,1500})\.([\w-]{22})\.png$/.exec(rest) ?? []
  const right = signature(signer, words)
  if (given.length !== right.length || !timingSafeEqual(Buffer.from(given), Buffer.from(right))) return null
  const [kicker, title, picture] = JSON.parse(Buffer.from(words, 'base64url').toString()) as [string, string, string?]
  return { words: { kicker, title, ...(picture !== undefined && { picture }) }, name: `${given}.png` }
}
