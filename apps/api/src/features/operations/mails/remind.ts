import { sendingLimits } from '@consoeurs/contract'
import type { Database } from '@consoeurs/database'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { unsubscribeUrl } from '../../../platform/delivery/unsubscribe-token.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { claimMailTurn } from './mail-rhythms.ts'
import { type AbsentMember, findWaiting, loadAbsentMembers } from './waiting.queries.ts'

export interface MailingParts {
  db: Database
  settings: Pick<ApiSettings, 'publicUrl' | 'secret' | 'secretsBefore'>
  jobs: Jobs
  realtime: Realtime
  unitOfWork: UnitOfWork
  now: () => Date
}

/** « Un message t’attend », for members without another channel. Names nobody and quotes nothing. */
export async function remindAll(parts: MailingParts): Promise<void> {
  const { db, realtime, unitOfWork, now } = parts
  for (let afterId = 0; ; ) {
    const absent = await loadAbsentMembers(db, now(), afterId)
    for (const member of absent) {
      if (realtime.isConnected(member.id)) continue
      await unitOfWork((tx) => remind(tx, parts, member))
    }
    if (absent.length < sendingLimits.reminders.atOnce) return
    afterId = absent.at(-1)?.id ?? afterId
  }
}

async function remind(tx: Tx, { settings, jobs, now }: MailingParts, member: AbsentMember): Promise<void> {
  const at = now()
  const what = await findWaiting(tx, member, at)
  if (what === null) return
  const notSince = new Date(at.getTime() - sendingLimits.reminders.rest)
  if (!(await claimMailTurn(tx, { userId: member.id, which: 'remindedAt', now: at, notSince }))) return
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
