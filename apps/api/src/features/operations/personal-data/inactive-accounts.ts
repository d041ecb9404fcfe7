import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../../deps.ts'
import type { Tx, UnitOfWork } from '../../../platform/data/unit-of-work.ts'
import type { Jobs } from '../../../platform/delivery/jobs.ts'

const { users } = tables

const DAY = 24 * 3_600_000
const BATCH = 200

interface InactiveAccountsParts {
  unitOfWork: UnitOfWork
  jobs: Jobs
  settings: Pick<ApiSettings, 'publicUrl'>
  now: () => Date
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

/** Last visit by the server's count or the client's report. */
const lastActivity = sql`greatest(${users.createdAt}, ${users.lastConnection}, ${users.countedOn}::timestamptz)`

/** Excludes administrators and leaving members. */
const counted = (condition: SQL | undefined) =>
  and(isNull(users.leftAt), isNull(users.leavingAt), ne(users.roleUser, 'admin'), condition)

/** @param warned number of warnings sent so far; the next must be due and the last old enough */
async function sendWarnings(tx: Tx, { jobs, settings, now }: InactiveAccountsParts, warned: number): Promise<number> {
  const [first = 0] = limits.asleep.warnDays
  const days = limits.asleep.warnDays[warned] ?? 0
  const previous = limits.asleep.warnDays[warned - 1] ?? first
  const inactive = await tx
    .select()
    .from(users)
    .where(
      counted(
        and(
          eq(users.sleepWarnings, warned),
          sql`${lastActivity} < ${before(now(), limits.asleep.days - days)}`,
          warned === 0 ? undefined : lt(users.sleepWarnedAt, before(now(), previous - days)),
        ),
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { id, name, email } of inactive) {
    await tx
      .update(users)
      .set({ sleepWarnings: warned + 1, sleepWarnedAt: now() })
      .where(eq(users.id, id))
    const until = new Date(now().getTime() + days * DAY).toISOString()
    const props = { name, until, loginUrl: `${settings.publicUrl}/login` }
    await jobs.enqueue('mail', { kind: 'asleep', to: email, props }, tx)
  }
  return inactive.length
}

/** The next run erases the account. */
async function scheduleDeletion(tx: Tx, { now }: InactiveAccountsParts): Promise<number> {
  const days = limits.asleep.warnDays.at(-1) ?? 0
  const gone = await tx
    .update(users)
    .set({ blocked: true, leavingAt: now() })
    .where(
      counted(
        and(
          eq(users.sleepWarnings, limits.asleep.warnDays.length),
          lt(users.sleepWarnedAt, before(now(), days)),
          sql`${lastActivity} < ${before(now(), limits.asleep.days)}`,
        ),
      ),
    )
    .returning({ id: users.id })
  for (const { id: memberId } of gone) {
    tx.emit({ type: 'member.shut-out', memberId })
    tx.emit({ type: 'member.presence-changed', memberId })
  }
  return 0
}

/** Nightly. */
export async function warnInactiveAccounts(parts: InactiveAccountsParts): Promise<void> {
  const { unitOfWork } = parts
  await unitOfWork((tx) =>
    tx
      .update(users)
      .set({ sleepWarnings: 0, sleepWarnedAt: null })
      .where(sql`${users.sleepWarnings} > 0 and ${lastActivity} > ${users.sleepWarnedAt}`),
  )
  await unitOfWork((tx) => scheduleDeletion(tx, parts))
  for (let warned = limits.asleep.warnDays.length - 1; warned >= 0; warned -= 1) {
    while ((await unitOfWork((tx) => sendWarnings(tx, parts, warned))) === BATCH);
  }
}
