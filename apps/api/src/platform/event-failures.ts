import { type Database, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { errorInALine } from './log-serializers.ts'
import { outageOf } from './outage.ts'

const MAX_ATTEMPTS = 20

/** After its last attempt an event stays in the table as failed, for whoever looks into it. */
async function countAttempt(db: Database, id: number, error: unknown) {
  const attempts = sql`${tables.events.attempts} + 1`
  const [event] = await db
    .update(tables.events)
    .set({
      attempts,
      lastError: errorInALine(error).slice(0, 500),
      failedAt: sql`case when ${attempts} >= ${MAX_ATTEMPTS} then now() end`,
    })
    .where(and(eq(tables.events.id, id), isNull(tables.events.handledAt)))
    .returning({ attempts: tables.events.attempts, failedAt: tables.events.failedAt })
  return event
}

interface NoteParts {
  db: Database
  logger: FastifyBaseLogger
}

/** The first failure and the last are for someone's eyes; those between say nothing new. */
export async function noteFailure({ db, logger }: NoteParts, id: number, error: unknown): Promise<void> {
  const about = { err: error, eventId: id }
  // No fault of the event: it waits until the database and its disk are back, however long that takes.
  if (outageOf(error) !== null) return logger.warn(about, 'event waits for the database')
  try {
    const event = await countAttempt(db, id, error)
    if (event?.failedAt != null) logger.error(about, 'event given up after its last attempt, it is kept as failed')
    else if (event?.attempts === 1) logger.error(about, 'event handling failed, it will be tried again')
    else logger.warn(about, 'event handling failed again')
  } catch (failure) {
    logger.error({ err: failure, eventId: id }, 'event failure could not be noted')
  }
}
