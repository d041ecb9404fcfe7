import { hkdfSync } from 'node:crypto'
import { limits } from '@consoeurs/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** A separate key and audience, so that tokens are not interchangeable. */
const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'identity.confirm-address', 32))
const purpose = 'confirm-address'
const algorithm = 'HS256'

const TokenPayload = z.object({ email: z.email() })

/** Valid for `limits.confirmationLink`. */
export const confirmationToken = (email: string, secret: string): Promise<string> =>
  new SignJWT({ email: email.toLowerCase() })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(Math.floor((Date.now() + limits.confirmationLink) / 1000))
    .sign(keyOf(secret))

/** Null if expired, invalid or for another purpose. */
export async function addressToConfirm(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [algorithm], audience: purpose })
    return TokenPayload.parse(payload).email
  } catch {
    return null
  }
}
