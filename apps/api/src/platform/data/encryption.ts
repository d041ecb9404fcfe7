import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/** Encrypts with the site's secret (XChaCha20-Poly1305 of better-auth, as for second factors). */
export const encrypt = (secret: string, data: string): Promise<string> => symmetricEncrypt({ key: secret, data })

/** Null where another secret encrypted the text, or it is no ciphertext of ours. */
export async function decrypt(secret: string, data: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: secret, data })
  } catch {
    return null
  }
}
