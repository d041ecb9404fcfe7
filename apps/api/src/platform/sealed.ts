import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'

/**
 * Closes a text with the site's secret (XChaCha20-Poly1305, better-auth's own, as second factors are closed): neither a
 * backup nor a look into the table gives it away.
 */
export const seal = (secret: string, data: string): Promise<string> => symmetricEncrypt({ key: secret, data })

/** What `seal` closed; null where it was closed with another secret, or is not of ours. */
export async function unseal(secret: string, data: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: secret, data })
  } catch {
    return null
  }
}
