import { limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { UnitOfWork } from '../../platform/unit-of-work.ts'

const { users } = tables

const paris = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function parisClock(now: Date) {
  const parts = Object.fromEntries(paris.formatToParts(now).map(({ type, value }) => [type, value]))
  const [year, month, day, hour] = [parts.year, parts.month, parts.day, parts.hour].map(Number)
  return { year: year ?? 0, month: month ?? 0, day: day ?? 0, hour: hour ?? 0 }
}

/** Month and day as birthdates have them, of today; who was born on 29 February has the 28th where there is none. */
export function birthdaysOf({ year, month, day }: { year: number; month: number; day: number }): string[] {
  const written = (of: number) => `${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`
  const isLastOfShortFebruary = month === 2 && day === 28 && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1
  return isLastOfShortFebruary ? [written(28), written(29)] : [written(day)]
}

const BATCH = 500

/**
 * Emits a birthday for each member who has one today in Paris. Begun late it still wishes; begun in the small hours,
 * because yesterday's run was missed, it leaves that to the morning.
 */
export async function wishBirthdays(
  { db, unitOfWork }: { db: Queryable; unitOfWork: UnitOfWork },
  now: Date,
): Promise<void> {
  const today = parisClock(now)
  if (today.hour < limits.birthdayHour) return
  const dayOf = sql<string>`to_char(${users.birthdate}, 'MM-DD')`
  let last = 0
  for (;;) {
    const members = await db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, last), eq(users.emailVerified, true), inArray(dayOf, birthdaysOf(today))))
      .orderBy(asc(users.id))
      .limit(BATCH)
    await unitOfWork(async (tx) => {
      for (const { id } of members) tx.emit({ type: 'member.birthday', memberId: id, year: today.year })
    })
    const end = members.at(-1)
    if (end === undefined) return
    last = end.id
  }
}
