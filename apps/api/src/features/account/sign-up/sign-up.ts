import type { Brand } from '@consoeurs/brand'
import type { SignUp } from '@consoeurs/contract'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { type CheckedProof, spendProof } from '../../../platform/rate-limits/proof-of-work.ts'
import type { Auth } from '../auth/public.ts'
import { refuseDisposable } from '../auth/public.ts'
import { requireStrongPassword } from '../password/public.ts'
import { requireOwnName } from '../usernames/public.ts'

interface SignUpParts {
  brand: Brand
  auth: Auth
  jobs: Jobs
  unitOfWork: UnitOfWork
  /** Checked last, so that a form error costs no proof. */
  checkProof: () => Promise<CheckedProof | null>
}

/** Never looks up the address, so the answer cannot reveal it (open-account.ts does). */
export async function signUp(
  { brand, auth, jobs, unitOfWork, checkProof }: SignUpParts,
  { displayName, email, password, birthdate, invitation, town }: SignUp,
) {
  refuseDisposable(email)
  requireOwnName(brand, displayName)
  await requireStrongPassword(password, [displayName, email])
  const proof = await checkProof()
  const passwordHash = await (await auth.$context).password.hash(password)
  await unitOfWork(async (tx) => {
    await spendProof(tx, proof)
    await jobs.enqueue('identity.signed-up', { displayName, email, passwordHash, birthdate, invitation, town }, tx)
  })
  return { sent: true as const }
}
