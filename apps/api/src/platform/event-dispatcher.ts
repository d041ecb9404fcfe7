import { type Database, prepared, tables } from '@consoeurs/database'
import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { DomainEvent, EventOf } from '../events.ts'
import { noteFailure } from './event-failures.ts'
import { createUnitOfWork, type Tx } from './unit-of-work.ts'

export type EventHandler<T extends DomainEvent['type']> = (event: EventOf<T>, tx: Tx) => Promise<void>

interface Registered {
  type: DomainEvent['type']
  handle: (event: DomainEvent, tx: Tx) => Promise<void>
}

/** Builds a listener for `createEventDispatcher`: one event type, one reaction. */
export function on<T extends DomainEvent['type']>(type: T, handle: EventHandler<T>): Registered {
  return { type, handle: handle as Registered['handle'] }
}
export type EventListener = ReturnType<typeof on>

const SWEEP_INTERVAL = 2000
/** An event younger than this is being handled by the process that wrote it. */
const SWEEP_AFTER_SECONDS = 2
const CONCURRENCY = 8

const claim = prepared((db) =>
  db
    .update(tables.events)
    .set({ handledAt: sql`now()` })
    .where(
      // One that is being handled, here or on another node, is left to it: whoever waited for it would hold a connection.
      sql`${tables.events.id} = (select id from ${tables.events} where id = ${sql.placeholder('id')}
        and handled_at is null for update skip locked)`,
    )
    .returning({ payload: tables.events.payload })
    .prepare('event_claim'),
)

type Watch = (event: DomainEvent) => void

interface DispatcherParts {
  db: Database
  logger: FastifyBaseLogger
  listeners: EventListener[]
}

/**
 * Handles every committed event exactly once in the database: an event is claimed in the transaction that holds its
 * effects, so a death at any moment leaves it either waiting or wholly done. The process that wrote it handles it at
 * once; the sweep is the guarantee.
 */
export function createEventDispatcher({ db, logger, listeners }: DispatcherParts) {
  const limit = pLimit(CONCURRENCY)
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const watchers: Watch[] = []
  const committed = (ids: number[], events: DomainEvent[]) => {
    for (const event of events) for (const watch of watchers) watch(event)
    dispatch(ids)
  }
  const unitOfWork = createUnitOfWork({ db, onCommitted: committed })

  async function handle(id: number): Promise<void> {
    if (stopped) return
    try {
      await unitOfWork(async (tx) => {
        const [claimed] = await claim(tx).execute({ id })
        if (!claimed) return
        const event = claimed.payload as DomainEvent
        for (const listener of listeners) {
          if (listener.type === event.type) await listener.handle(event, tx)
        }
      })
    } catch (error) {
      if (!stopped) await noteFailure({ db, logger }, id, error)
    }
  }

  function dispatch(ids: number[]): void {
    for (const id of ids) {
      const task = limit(() => handle(id)).finally(() => running.delete(task))
      running.add(task)
    }
  }

  /** Handles what a dead process left behind. */
  async function sweep(olderThanSeconds = SWEEP_AFTER_SECONDS): Promise<void> {
    const waiting = await db
      .select({ id: tables.events.id })
      .from(tables.events)
      .where(
        and(
          isNull(tables.events.handledAt),
          isNull(tables.events.failedAt),
          lt(tables.events.createdAt, sql`now() - make_interval(secs => ${olderThanSeconds})`),
        ),
      )
      .orderBy(asc(tables.events.id))
      .limit(200)
    dispatch(waiting.map((row) => row.id))
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running)
  }

  return {
    unitOfWork,
    /** Hears of every event of this process right after its commit, before the writer is answered. It must not throw. */
    onCommitted: (watch: Watch) => void watchers.push(watch),
    sweep,
    idle,
    start() {
      const tick = () => {
        sweep()
          .catch((error: unknown) => !stopped && logger.error({ err: error }, 'event sweep failed'))
          .finally(() => {
            if (!stopped) timer = setTimeout(tick, SWEEP_INTERVAL)
          })
      }
      tick()
    },
    async stop() {
      clearTimeout(timer)
      await idle()
      stopped = true
      clearTimeout(timer)
    },
  }
}
export type EventDispatcher = ReturnType<typeof createEventDispatcher>
