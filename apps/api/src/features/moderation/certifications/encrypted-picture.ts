import { hkdfSync, randomBytes } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { renderDrawing } from '../../foundation/files/public.ts'

/** Encrypted with a key derived from the site secret and the salt. */
export interface EncryptedPicture {
  salt: string
  sealed: string
}

const SALT_BYTES = 32

export const keyOf = (secret: string, salt: string): string =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'certifications.picture', 32)).toString('hex')

export async function encryptPicture(secret: string, bytes: Uint8Array): Promise<EncryptedPicture> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const data = Buffer.from(bytes).toString('base64')
  return { salt, sealed: await symmetricEncrypt({ key: keyOf(secret, salt), data }) }
}

/** Returns null if it was encrypted with another secret. */
export async function decryptPicture(secret: string, { salt, sealed: data }: EncryptedPicture): Promise<Buffer | null> {
  try {
    return Buffer.from(await symmetricDecrypt({ key: keyOf(secret, salt), data }), 'base64')
  } catch {
    return null
  }
}

/** For the initial content of an installation. */
export const createEncryptedDrawings =
  ({ secret }: { secret: string }) =>
  async (svg: Buffer): Promise<EncryptedPicture> =>
    encryptPicture(secret, (await renderDrawing(svg)).bytes.medium)
