import { createHmac } from 'node:crypto'
import type { BrandCode } from '@consoeurs/brand'
import type { Auth } from 'firebase-admin/auth'
import type { Firebase } from '../../../platform/delivery/firebase.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** Account at the push provider: unguessable, without personal data or mail (`.invalid`, RFC 6761). */
export interface PushAlias {
  uid: string
  email: string
}

interface AliasOwner {
  secret: string
  /** Brands may share a Firebase project. */
  brandCode: BrandCode
  memberId: number
}

export function aliasOf({ secret, brandCode, memberId }: AliasOwner): PushAlias {
  const uid = createHmac('sha256', secret).update(`push identity ${brandCode} ${memberId}`).digest('hex').slice(0, 40)
  return { uid, email: `${uid}@push.invalid` }
}

const isUnknown = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'

const authOf = async ({ app }: Firebase): Promise<Auth> => (await import('firebase-admin/auth')).getAuth(app)

/** Idempotent. */
export async function deleteIdentity(firebase: Firebase, { uid }: PushAlias): Promise<void> {
  const auth = await authOf(firebase)
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUnknown(error)) throw error
  })
}

/**
 * « Delete and recreate the user » and « create the user » of specification §4.
 * @throws AppError PUSH_PROVIDER_AWAY
 */
export async function remakeIdentity(firebase: Firebase, alias: PushAlias, password: string): Promise<void> {
  try {
    await deleteIdentity(firebase, alias)
    await (await authOf(firebase)).createUser({ ...alias, password })
  } catch (error) {
    throw new AppError('PUSH_PROVIDER_AWAY', { cause: error })
  }
}
