import { hkdfSync, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { renderDrawing } from '../files/public.ts'

/** A picture that nobody reads without both the site's secret and the salt beside it. */
export interface SealedPicture {
  salt: string
  sealed: string
}

const SALT_BYTES = 32

export const keyOf = (secret: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'certifications.picture', 32)).toString('hex')

export async function sealPicture(secret: string, bytes: Uint8Array): Promise<SealedPicture> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const data = Buffer.from(bytes).toString('base64')
  return { salt, sealed: await symmetricEncrypt({ key: keyOf(secret, salt), data }) }
}

/** Null where it was sealed under another secret: nobody can look at it any more. */
export async function unsealPicture(secret: string, { salt, sealed }: SealedPicture): Promise<Buffer | null> {
  try {
    return Buffer.from(await symmetricDecrypt({ key: keyOf(secret, salt), data: sealed }), 'base64')
  } catch {
    return null
  }
}

/** Seals one of our own drawings, for the first content of a place. */
export const createSealedDrawings =
  ({ secret }: { secret: string }) =>
  async (svg: Buffer): Promise<SealedPicture> =>
    sealPicture(secret, (await renderDrawing(svg)).bytes.medium)
