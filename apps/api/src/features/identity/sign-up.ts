import type { Brand } from '@consoeurs/brand'
import type { SignUp } from '@consoeurs/contract'
import type { Jobs } from '../../platform/jobs.ts'
import { type CheckedProof, spendProof } from '../../platform/proof-of-work.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { requireOwnName } from '../members/public.ts'
import type { Auth } from './auth.ts'
import { refuseDisposable } from './disposable.ts'
import { requireStrongPassword } from './password-strength.ts'

interface SignUpParts {
  brand: Brand
  auth: Auth
  jobs: Jobs
  unitOfWork: UnitOfWork
  /** Looked at last: what she can mend in the form costs no proof. */
  checkProof: () => Promise<CheckedProof | null>
}

/**
 * Accepts a sign-up: checks what the form itself can tell, hashes the password, and leaves the rest to a worker
 * (open-account.ts). Nothing here looks for the address, so nothing of the answer can depend on it.
 */
export async function signUp(
  { brand, auth, jobs, unitOfWork, checkProof }: SignUpParts,
  { displayName, email, password, birthdate }: SignUp,
) {
  refuseDisposable(email)
  requireOwnName(brand, displayName)
  await requireStrongPassword(password, [displayName, email])
  const proof = await checkProof()
  const passwordHash = await (await auth.$context).password.hash(password)
  await unitOfWork(async (tx) => {
    await spendProof(tx, proof)
    await jobs.enqueue('identity.signed-up', { displayName, email, passwordHash, birthdate }, tx)
  })
  return { sent: true as const }
}
