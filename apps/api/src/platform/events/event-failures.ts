import { type Database, tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { errorOnOneLine } from '../http/log-serializers.ts'
import { outageOf } from '../http/outage.ts'

const MAX_ATTEMPTS = 20

/** After its last attempt an event stays in the table as failed. */
async function countAttempt(db: Database, id: number, error: unknown) {
  const attempts = sql`${tables.events.attempts} + 1`
  const [event] = await db
    .update(tables.events)
    .set({
      attempts,
      lastError: errorOnOneLine(error).slice(0, 500),
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

/** Only the first and the last failure are logged as errors. */
export async function recordFailure({ db, logger }: NoteParts, id: number, error: unknown): Promise<void> {
  const about = { err: error, eventId: id }
  // An outage is no attempt: the event waits until the database is back.
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
