import { limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { ApiSettings } from '../../deps.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Tx, UnitOfWork } from '../../platform/unit-of-work.ts'

const { users } = tables

const DAY = 24 * 3_600_000
const BATCH = 200

interface AsleepParts {
  unitOfWork: UnitOfWork
  jobs: Jobs
  settings: Pick<ApiSettings, 'publicUrl'>
  now: () => Date
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

/** When she last came, as the server counted it or her browser told. */
const lastHere = sql`greatest(${users.createdAt}, ${users.lastConnection}, ${users.countedOn}::timestamptz)`

/** Whoever looks after the house is not put out of it by the clock; whoever leaves is leaving already. */
const counted = (condition: SQL | undefined) =>
  and(isNull(users.leftAt), isNull(users.leavingAt), ne(users.roleUser, 'admin'), condition)

/** `warned`: how many warnings she had so far; the next one is due, and the last one is far enough behind. */
async function warn(tx: Tx, { jobs, settings, now }: AsleepParts, warned: number): Promise<number> {
  const [first = 0] = limits.asleep.warnDays
  const days = limits.asleep.warnDays[warned] ?? 0
  const previous = limits.asleep.warnDays[warned - 1] ?? first
  const asleep = await tx
    .select()
    .from(users)
    .where(
      counted(
        and(
          eq(users.sleepWarnings, warned),
          sql`${lastHere} < ${before(now(), limits.asleep.days - days)}`,
          warned === 0 ? undefined : lt(users.sleepWarnedAt, before(now(), previous - days)),
        ),
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true })
  for (const { id, name, email } of asleep) {
    await tx
      .update(users)
      .set({ sleepWarnings: warned + 1, sleepWarnedAt: now() })
      .where(eq(users.id, id))
    const until = new Date(now().getTime() + days * DAY).toISOString()
    const props = { name, until, loginUrl: `${settings.publicUrl}/login` }
    await jobs.enqueue('mail', { kind: 'asleep', to: email, props }, tx)
  }
  return asleep.length
}

/** Warned as often as is due, the last time long enough ago: she is erased by the next round of those who leave. */
async function letGo(tx: Tx, { now }: AsleepParts): Promise<number> {
  const days = limits.asleep.warnDays.at(-1) ?? 0
  const gone = await tx
    .update(users)
    .set({ blocked: true, leavingAt: now() })
    .where(
      counted(
        and(
          eq(users.sleepWarnings, limits.asleep.warnDays.length),
          lt(users.sleepWarnedAt, before(now(), days)),
          sql`${lastHere} < ${before(now(), limits.asleep.days)}`,
        ),
      ),
    )
    .returning({ id: users.id })
  for (const { id } of gone) tx.emit({ type: 'member.shut-out', memberId: id })
  return 0
}

/** Every night: who came back is awake again; who did not is told, and in the end erased. */
export async function tellThoseAsleep(parts: AsleepParts): Promise<void> {
  const { unitOfWork } = parts
  await unitOfWork((tx) =>
    tx
      .update(users)
      .set({ sleepWarnings: 0, sleepWarnedAt: null })
      .where(sql`${users.sleepWarnings} > 0 and ${lastHere} > ${users.sleepWarnedAt}`),
  )
  await unitOfWork((tx) => letGo(tx, parts))
  for (let warned = limits.asleep.warnDays.length - 1; warned >= 0; warned -= 1) {
    while ((await unitOfWork((tx) => warn(tx, parts, warned))) === BATCH);
  }
}
