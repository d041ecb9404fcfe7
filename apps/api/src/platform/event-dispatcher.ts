import { type Database, prepared, tables } from '@consoeurs/database'
import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { DomainEvent, EventOf } from '../events.ts'
import { noteFailure } from './event-failures.ts'
import { createUnitOfWork, type Tx, type WrittenEvent } from './unit-of-work.ts'

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
/** Connections that events may hold at once: some of the pool's stay for whoever waits for an answer. */
const CONCURRENCY = 5

/**
 * What follows from an event need not be on the disk before its transaction ends: where the machine dies first, claim and
 * effects are lost together, and the event, which is on the disk, is handled anew.
 */
const notWaitingForTheDisk = sql`set_config('synchronous_commit', 'off', true)`

const claim = prepared((db) =>
  db
    .update(tables.events)
    .set({ handledAt: sql`now()` })
    .where(
      // One that is being handled, here or on another node, is left to it: whoever waited for it would hold a connection.
      sql`${tables.events.id} = (select id from ${tables.events} where id = ${sql.placeholder('id')}
        and handled_at is null for update skip locked)`,
    )
    .returning({ payload: tables.events.payload, waiting: notWaitingForTheDisk })
    .prepare('event_claim'),
)

/** Another process, or the sweep, was first: what was done meanwhile is rolled back. */
class HandledElsewhere extends Error {
  override name = 'HandledElsewhere'
}

async function claimed(id: number, tx: Tx): Promise<DomainEvent> {
  const [row] = await claim(tx).execute({ id })
  if (row === undefined) throw new HandledElsewhere()
  return row.payload as DomainEvent
}

async function tell(listeners: EventListener[], event: DomainEvent, tx: Tx): Promise<void> {
  for (const listener of listeners) {
    if (listener.type === event.type) await listener.handle(event, tx)
  }
}

/** Of an event that is at hand, the claim leaves first, in one message with what the listeners ask first. */
async function claimAndTell(
  listeners: EventListener[],
  { id, atHand }: { id: number; atHand: DomainEvent | undefined },
  tx: Tx,
): Promise<DomainEvent> {
  if (atHand === undefined) {
    const event = await claimed(id, tx)
    await tell(listeners, event, tx)
    return event
  }
  // Both to their end: a listener that went on after the transaction would ask outside of it.
  const outcomes = await Promise.allSettled([claimed(id, tx), tell(listeners, atHand, tx)])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return atHand
}

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
  const running = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const watchers: Watch[] = []
  const show = (event: DomainEvent) => {
    for (const watch of watchers) watch(event)
  }
  const committed = (written: WrittenEvent[]) => {
    for (const { event } of written) show(event)
    for (const { id, event } of written) dispatch(id, event)
  }
  const unitOfWork = createUnitOfWork({ db, onCommitted: committed })

  async function handle(id: number, atHand: DomainEvent | undefined): Promise<void> {
    if (stopped) return
    try {
      const event = await unitOfWork((tx) => claimAndTell(listeners, { id, atHand }, tx))
      // Whoever left it behind may have told nobody.
      if (atHand === undefined) show(event)
    } catch (error) {
      if (!stopped && !(error instanceof HandledElsewhere)) await noteFailure({ db, logger }, id, error)
    }
  }

  function dispatch(id: number, atHand?: DomainEvent): void {
    if (running.has(id)) return
    const handled = limit(() => handle(id, atHand)).finally(() => running.delete(id))
    running.set(id, handled)
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
    for (const { id } of waiting) dispatch(id)
  }

  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running.values())
  }

  return {
    unitOfWork,
    /**
     * Hears of every event of this process right after its commit, before the writer is answered, and of those that it
     * handles for another. It must not throw.
     */
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
