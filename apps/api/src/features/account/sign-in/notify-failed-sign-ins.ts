import { type Database, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { JobData, Jobs } from '../../../platform/delivery/jobs.ts'
import type { AttemptGuard } from '../auth/public.ts'
import { findAccount } from '../auth/public.ts'

const { users } = tables

interface TellParts {
  db: Database
  settings: ApiSettings
  jobs: Jobs
  attempts: AttemptGuard
}

/** At most once a day. */
export async function notifyFailedSignIns(
  { db, settings, jobs, attempts }: TellParts,
  { kind: what, target }: JobData['identity.attempts'],
): Promise<void> {
  const id = what === 'password' ? (await findAccount(db, target)).id : Number(target)
  const [user] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, id))
  if (user === undefined || !(await attempts.mayTell(id, what))) return
  const { publicUrl } = settings
  const props = {
    name: user.name,
    what,
    linkUrl: `${publicUrl}/login/link`,
    securityUrl: `${publicUrl}/settings/securite`,
    passwordUrl: `${publicUrl}/password`,
  }
  await jobs.enqueue('mail', { kind: 'failedSignIns', to: user.email, props })
}
