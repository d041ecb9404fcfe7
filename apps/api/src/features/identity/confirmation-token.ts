import { hkdfSync } from 'node:crypto'
import { limits } from '@consoeurs/contract'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** A key of its own, and a word for what it is good for: what is signed here opens nothing else, nor does anything else open this. */
const keyOf = (secret: string) => new Uint8Array(hkdfSync('sha256', secret, '', 'identity.confirm-address', 32))
const purpose = 'confirm-address'
const algorithm = 'HS256'

const Said = z.object({ email: z.email() })

/** For the link that confirms the address of a sign-up; good for `limits.confirmationLink`. */
export const confirmationToken = (email: string, secret: string): Promise<string> =>
  new SignJWT({ email: email.toLowerCase() })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(Math.floor((Date.now() + limits.confirmationLink) / 1000))
    .sign(keyOf(secret))

/** The address that a link confirms; null where it is over, made up, or was made for something else. */
export async function addressToConfirm(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [algorithm], audience: purpose })
    return Said.parse(payload).email
  } catch {
    return null
  }
}
