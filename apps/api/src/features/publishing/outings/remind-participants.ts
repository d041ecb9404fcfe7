import { tables } from '@consoeurs/database'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { FeatureOptions } from '../../feature-options.ts'
import { memberIsShown } from '../../foundation/visibility/public.ts'
import { emitOutingNews } from './outing-news.ts'

const { shareParticipants, shares } = tables

/** Local hour from which members are reminded. */
const MORNING = 9

/** Its day is tomorrow where it takes place, and it is morning there. */
function isTomorrow(now: Date): SQL {
  const zone = sql`coalesce(${shares.outingTimeZone}, 'Europe/Paris')`
  const there = sql`(${now.toISOString()}::timestamptz at time zone ${zone})`
  return sql`(${shares.outingAt} between ${now.toISOString()}::timestamptz and ${now.toISOString()}::timestamptz + interval '2 days'
    and (${shares.outingAt} at time zone ${zone})::date = ${there}::date + 1 and extract(hour from ${there}) >= ${MORNING})`
}

/** Who answered today needs no reminder. */
const answeredBefore = (now: Date): SQL =>
  sql`${shareParticipants.createdAt} < ${now.toISOString()}::timestamptz - interval '12 hours'`

/** « Tu viens toujours ? », the day before. Each outing in a transaction of its own; the update makes one worker win. */
export async function remindParticipants({
  unitOfWork,
  now,
}: Pick<FeatureOptions, 'unitOfWork' | 'now'>): Promise<void> {
  const at = now()
  const due = await unitOfWork((tx) =>
    tx
      .select({ id: shares.id, authorId: shares.authorId })
      .from(shares)
      .where(and(isTomorrow(at), isNull(shares.deletedAt), isNull(shares.hiddenAt), memberIsShown(shares.authorId)))
      .orderBy(asc(shares.id)),
  )
  for (const { id, authorId } of due) {
    await unitOfWork(async (tx) => {
      const reminded = await tx
        .update(shareParticipants)
        .set({ remindedAt: at })
        .where(
          and(
            eq(shareParticipants.shareId, id),
            ne(shareParticipants.userId, authorId),
            isNull(shareParticipants.remindedAt),
            answeredBefore(at),
          ),
        )
        .returning({ userId: shareParticipants.userId })
      emitOutingNews(tx, { shareId: id, what: 'reminder' }, reminded)
    })
  }
}
