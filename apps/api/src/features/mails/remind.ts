import { sendingLimits } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'
import { takeTurn } from './mail-rhythms.ts'
import { unsubscribeUrl } from './unsubscribe-token.ts'
import { type Absent, findWaiting, loadAbsent } from './waiting.queries.ts'

export interface MailingParts {
  db: Database
  settings: Pick<ApiSettings, 'publicUrl' | 'secret'>
  jobs: Jobs
  realtime: Realtime
  unitOfWork: UnitOfWork
  now: () => Date
}

/** « Un message t’attend », to those whom nothing else could reach: it names nobody, and says nothing of what it holds. */
export async function remindAll(parts: MailingParts): Promise<void> {
  const { db, realtime, unitOfWork, now } = parts
  for (let afterId = 0; ; ) {
    const absent = await loadAbsent(db, now(), afterId)
    for (const member of absent) {
      if (realtime.isConnected(member.id)) continue
      await unitOfWork((tx) => remind(tx, parts, member))
    }
    if (absent.length < sendingLimits.reminders.atOnce) return
    afterId = absent.at(-1)?.id ?? afterId
  }
}

async function remind(tx: Tx, { settings, jobs, now }: MailingParts, member: Absent): Promise<void> {
  const at = now()
  const what = await findWaiting(tx, member, at)
  if (what === null) return
  const notSince = new Date(at.getTime() - sendingLimits.reminders.rest)
  if (!(await takeTurn(tx, { userId: member.id, which: 'remindedAt', now: at, notSince }))) return
  const { publicUrl } = settings
  const unsubscribe = unsubscribeUrl({ userId: member.id, topic: 'reminders' }, settings)
  const props = {
    name: member.name,
    what,
    url: `${publicUrl}/messages`,
    unsubscribeUrl: unsubscribe,
    settingsUrl: `${publicUrl}/settings/notifications`,
  }
  await jobs.enqueue('mail', { kind: 'waiting', to: member.email, unsubscribeUrl: unsubscribe, props }, tx)
}
