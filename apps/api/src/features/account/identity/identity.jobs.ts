import type { Brand } from '@consoeurs/brand'
import { type Database, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { ApiSettings } from '../../../deps.ts'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { JobData, Jobs } from '../../../platform/delivery/jobs.ts'
import type { SendMail } from '../../../platform/delivery/mail-transport.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'
import { writeEmailChange } from '../account-settings/public.ts'
import type { AttemptGuard, Auth, RecoveryCodeParts } from '../auth/public.ts'
import { linkTo } from '../auth/public.ts'
import type { FirebaseAccounts } from '../firebase/public.ts'
import { alignFirebase, watchFirebase } from '../firebase/public.ts'
import { createResetToken } from '../password/public.ts'
import { hashRecoveryCodes } from '../second-factor/public.ts'
import { deleteExpiredSessions } from '../sessions/public.ts'
import { notifyFailedSignIns } from '../sign-in/public.ts'
import { confirmationToken, openAccount } from '../sign-up/public.ts'

export interface IdentityJobsParts {
  auth: Auth
  attempts: AttemptGuard
  codes: RecoveryCodeParts
  db: Database
  brand: Brand
  settings: ApiSettings
  site: SiteSettingsStore
  jobs: Jobs
  unitOfWork: UnitOfWork
  deliver: SendMail
  realtime: Realtime
  firebase: FirebaseAccounts | null
  logger: FastifyBaseLogger
  now: () => Date
}

/** Only jobs find out whether an address has an account, so requests always take the same time. */
export function registerIdentityJobs(parts: IdentityJobsParts): void {
  const { jobs, unitOfWork, firebase, now } = parts
  jobs.work('identity.asked', (asked) => answerMailRequest(parts, asked))
  jobs.work('identity.attempts', (failed) => notifyFailedSignIns(parts, failed))
  jobs.work('identity.email-change', ({ userId }) => writeEmailChange(parts, userId))
  jobs.work('recovery-codes.hash', () => hashRecoveryCodes(parts))
  jobs.work('sessions.forget', () => unitOfWork((tx) => deleteExpiredSessions(tx, now())))
  // Ignore jobs left from an earlier IDENTITY.
  jobs.work('firebase.watch', async () => {
    if (firebase !== null) await watchFirebase({ ...parts, firebase })
  })
  jobs.work('firebase.align', async (asked) => {
    if (firebase !== null) await alignFirebase({ ...parts, firebase }, asked)
  })
  jobs.work('identity.signed-up', (form) => unitOfWork((tx) => openAccount(tx, form, parts)))
}

async function answerMailRequest(parts: IdentityJobsParts, { what, email }: JobData['identity.asked']): Promise<void> {
  const { auth, db, settings, deliver } = parts
  const { users } = tables
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
  if (user === undefined) return
  const { name } = user
  if (what === 'link') await auth.api.signInMagicLink({ body: { email, metadata: { name } }, headers: new Headers() })
  if (what === 'reset') {
    const url = linkTo(settings, '/password/nouveau', await createResetToken(auth, user.id))
    await deliver({ kind: 'resetPassword', to: user.email, props: { name, url } })
  }
  if (what === 'confirmation' && !user.emailVerified) await sendConfirmation(parts, { name, email })
}

async function sendConfirmation(
  { settings, deliver }: IdentityJobsParts,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const url = linkTo(settings, '/signup/confirmer', await confirmationToken(email, settings.secret))
  await deliver({ kind: 'confirmAddress', to: email, props: { name, url } })
}
