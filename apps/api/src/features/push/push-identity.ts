import { createHmac } from 'node:crypto'
import type { BrandCode } from '@consoeurs/brand'
import type { Auth } from 'firebase-admin/auth'
import { AppError } from '../../platform/errors.ts'
import type { Firebase } from '../../platform/firebase.ts'

/**
 * Whom the push provider knows in her place: a name that says nothing of her, that nobody else can guess, and to which no
 * mail leads (RFC 6761 keeps `.invalid` for that). The account that she signs in with is another one.
 */
export interface PushAlias {
  uid: string
  email: string
}

interface Whose {
  secret: string
  /** Two brands may share a project. */
  brandCode: BrandCode
  memberId: number
}

export function aliasOf({ secret, brandCode, memberId }: Whose): PushAlias {
  const uid = createHmac('sha256', secret).update(`push identity ${brandCode} ${memberId}`).digest('hex').slice(0, 40)
  return { uid, email: `${uid}@push.invalid` }
}

const isUnknown = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'auth/user-not-found'

const authOf = async ({ app }: Firebase): Promise<Auth> => (await import('firebase-admin/auth')).getAuth(app)

/** One that is not there any more is as good as deleted. */
export async function deleteIdentity(firebase: Firebase, { uid }: PushAlias): Promise<void> {
  const auth = await authOf(firebase)
  await auth.deleteUser(uid).catch((error: unknown) => {
    if (!isUnknown(error)) throw error
  })
}

/**
 * « Delete and recreate the user » of specification §4, and its « create the user »: what was there is gone after it.
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
