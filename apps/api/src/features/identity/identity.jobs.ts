import type { Brand } from '@consoeurs/brand'
import { type Database, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiSettings } from '../../deps.ts'
import type { JobData, Jobs } from '../../platform/jobs.ts'
import type { Deliver } from '../../platform/mail.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'
import { alignFirebase } from './align-firebase.ts'
import type { Auth } from './auth.ts'
import { confirmationToken } from './confirmation-token.ts'
import type { FirebaseAccounts } from './firebase-accounts.ts'
import { forgetSessions } from './forget-sessions.ts'
import { hashRecoveryCodes } from './hash-recovery-codes.ts'
import { linkTo } from './links.ts'
import { openAccount } from './open-account.ts'
import type { RecoveryCodeParts } from './recovery-codes.ts'
import { watchFirebase } from './watch-firebase.ts'
import { writeEmailChange } from './write-email-change.ts'

export interface IdentityJobsParts {
  auth: Auth
  codes: RecoveryCodeParts
  db: Database
  brand: Brand
  settings: ApiSettings
  jobs: Jobs
  unitOfWork: UnitOfWork
  deliver: Deliver
  realtime: Realtime
  firebase: FirebaseAccounts | null
  logger: FastifyBaseLogger
  now: () => Date
}

/** Here, and not in the requests, it shows whether an address has an account: their answers take the same time. */
export function registerIdentityJobs(parts: IdentityJobsParts): void {
  const { jobs, unitOfWork, firebase, now } = parts
  jobs.work('identity.asked', (asked) => answerAsked(parts, asked))
  jobs.work('identity.email-change', ({ userId }) => writeEmailChange(parts, userId))
  jobs.work('recovery-codes.hash', () => hashRecoveryCodes(parts))
  jobs.work('sessions.forget', () => unitOfWork((tx) => forgetSessions(tx, now())))
  // With another IDENTITY what an earlier one left in these queues is nothing to do.
  jobs.work('firebase.watch', async () => {
    if (firebase !== null) await watchFirebase({ ...parts, firebase })
  })
  jobs.work('firebase.align', async (asked) => {
    if (firebase !== null) await alignFirebase({ ...parts, firebase }, asked)
  })
  jobs.work('identity.signed-up', (form) => unitOfWork((tx) => openAccount(tx, form, parts)))
}

async function answerAsked(parts: IdentityJobsParts, { what, email }: JobData['identity.asked']): Promise<void> {
  const { auth, db } = parts
  const { users } = tables
  const [user] = await db
    .select({ name: users.name, emailVerified: users.emailVerified })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  if (user === undefined) return
  const { name } = user
  if (what === 'link') await auth.api.signInMagicLink({ body: { email, metadata: { name } }, headers: new Headers() })
  if (what === 'reset') await auth.api.requestPasswordReset({ body: { email } })
  if (what === 'confirmation' && !user.emailVerified) await sendConfirmation(parts, { name, email })
}

async function sendConfirmation(
  { settings, deliver }: IdentityJobsParts,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const url = linkTo(settings, '/signup/confirmer', await confirmationToken(email, settings.secret))
  await deliver({ kind: 'confirmAddress', to: email, props: { name, url } })
}
