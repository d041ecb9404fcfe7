import { birthdaysAt, limits } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { UnitOfWork } from '../../../platform/data/unit-of-work.ts'

const { users } = tables

const parisHour = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', hour: 'numeric', hourCycle: 'h23' })

const BATCH = 500

/** A late run still emits; a run before `birthdayHour`, after a missed one, leaves it to the morning. */
export async function wishBirthdays(
  { db, unitOfWork }: { db: Queryable; unitOfWork: UnitOfWork },
  now: Date,
): Promise<void> {
  if (Number(parisHour.format(now)) < limits.birthdayHour) return
  const { year, monthDays } = birthdaysAt(now)
  const dayOf = sql<string>`to_char(${users.birthdate}, 'MM-DD')`
  let last = 0
  for (;;) {
    const members = await db
      .select({ id: users.id })
      .from(users)
      .where(and(gt(users.id, last), eq(users.emailVerified, true), inArray(dayOf, monthDays)))
      .orderBy(asc(users.id))
      .limit(BATCH)
    await unitOfWork(async (tx) => {
      for (const { id } of members) tx.emit({ type: 'member.birthday', memberId: id, year })
    })
    const end = members.at(-1)
    if (end === undefined) return
    last = end.id
  }
}
