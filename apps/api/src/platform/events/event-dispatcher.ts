import { type Database, prepared, tables } from '@consoeurs/database'
import { and, asc, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import type { DomainEvent, EventOf } from '../../events.ts'
import { createUnitOfWork, type Tx, type WrittenEvent } from '../data/unit-of-work.ts'
import { recordFailure } from './event-failures.ts'

/** `eventId` is the same each time that the event is handled. */
export type EventHandler<T extends DomainEvent['type']> = (event: EventOf<T>, tx: Tx, eventId: number) => Promise<void>

interface RegisteredListener {
  type: DomainEvent['type']
  handle: (event: DomainEvent, tx: Tx, eventId: number) => Promise<void>
}

export function on<T extends DomainEvent['type']>(type: T, handle: EventHandler<T>): RegisteredListener {
  return { type, handle: handle as RegisteredListener['handle'] }
}
export type EventListener = ReturnType<typeof on>

const SWEEP_INTERVAL = 2000
/** The process that wrote a younger event is still handling it. */
const SWEEP_AFTER_SECONDS = 2
/** Leaves pool connections for requests. */
const CONCURRENCY = 5

/**
 * Effects of events need not reach the disk before the commit: a crash loses claim and effects together, and the
 * durable event is handled again.
 */
const notWaitingForTheDisk = sql`set_config('synchronous_commit', 'off', true)`

const claim = prepared((db) =>
  db
    .update(tables.events)
    .set({ handledAt: sql`now()` })
    .where(
      // Skips an event that another handler has locked; waiting would hold a connection.
      sql`${tables.events.id} = (select id from ${tables.events} where id = ${sql.placeholder('id')}
        and handled_at is null for update skip locked)`,
    )
    .returning({ payload: tables.events.payload, waiting: notWaitingForTheDisk })
    .prepare('event_claim'),
)

/** Another process or the sweep was first; this transaction rolls back. */
class EventAlreadyClaimedError extends Error {
  override name = 'EventAlreadyClaimedError'
}

async function claimed(id: number, tx: Tx): Promise<DomainEvent> {
  const [row] = await claim(tx).execute({ id })
  if (row === undefined) throw new EventAlreadyClaimedError()
  return row.payload as DomainEvent
}

async function runListeners(listeners: EventListener[], { id, event }: WrittenEvent, tx: Tx): Promise<void> {
  for (const listener of listeners) {
    if (listener.type === event.type) await listener.handle(event, tx, id)
  }
}

/** With the event in memory, the claim is sent together with the listeners' first queries. */
async function claimAndRun(
  listeners: EventListener[],
  { id, atHand }: { id: number; atHand: DomainEvent | undefined },
  tx: Tx,
): Promise<DomainEvent> {
  if (atHand === undefined) {
    const event = await claimed(id, tx)
    await runListeners(listeners, { id, event }, tx)
    return event
  }
  // Waits for both: a listener must not query after the transaction has ended.
  const outcomes = await Promise.allSettled([claimed(id, tx), runListeners(listeners, { id, event: atHand }, tx)])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return atHand
}

function findWaitingEvents(db: Database, olderThanSeconds: number): Promise<{ id: number }[]> {
  return db
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
}

type EventWatcher = (event: DomainEvent) => void

function createWatchers() {
  const watchers: EventWatcher[] = []
  return {
    add: (watch: EventWatcher) => void watchers.push(watch),
    notify: (event: DomainEvent) => {
      for (const watch of watchers) watch(event)
    },
  }
}

/** Waits until none is left, of those added meanwhile too. */
async function settle(running: ReadonlyMap<number, Promise<void>>): Promise<void> {
  while (running.size > 0) await Promise.all(running.values())
}

interface DispatcherParts {
  db: Database
  logger: FastifyBaseLogger
  listeners: EventListener[]
}

/**
 * Handles every committed event exactly once: the claim commits together with the effects. The process that wrote an
 * event handles it at once; the sweep finds what a crashed process left.
 */
export function createEventDispatcher({ db, logger, listeners }: DispatcherParts) {
  const limit = pLimit(CONCURRENCY)
  const running = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const committedWatchers = createWatchers()
  const handledWatchers = createWatchers()
  const committed = (written: WrittenEvent[]) => {
    for (const { event } of written) committedWatchers.notify(event)
    for (const { id, event } of written) dispatch(id, event)
  }
  const unitOfWork = createUnitOfWork({ db, onCommitted: committed })

  async function handle(id: number, atHand: DomainEvent | undefined): Promise<void> {
    if (stopped) return
    try {
      const event = await unitOfWork((tx) => claimAndRun(listeners, { id, atHand }, tx))
      // The crashed process may not have notified its watchers.
      if (atHand === undefined) committedWatchers.notify(event)
      handledWatchers.notify(event)
    } catch (error) {
      if (!stopped && !(error instanceof EventAlreadyClaimedError)) await recordFailure({ db, logger }, id, error)
    }
  }

  function dispatch(id: number, atHand?: DomainEvent): void {
    if (running.has(id)) return
    const handled = limit(() => handle(id, atHand)).finally(() => running.delete(id))
    running.set(id, handled)
  }

  async function sweep(olderThanSeconds = SWEEP_AFTER_SECONDS): Promise<void> {
    for (const { id } of await findWaitingEvents(db, olderThanSeconds)) dispatch(id)
  }

  function tick(): void {
    sweep()
      .catch((error: unknown) => !stopped && logger.error({ err: error }, 'event sweep failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(tick, SWEEP_INTERVAL)
      })
  }

  const idle = () => settle(running)

  return {
    unitOfWork,
    /**
     * Watches events of this process right after the commit, before the response, and events that it handles for
     * others. Must not throw.
     */
    onCommitted: committedWatchers.add,
    /** After the listeners' transaction, in the process that handled the event. Must not throw. */
    onHandled: handledWatchers.add,
    sweep,
    idle,
    start: tick,
    async stop() {
      clearTimeout(timer)
      await idle()
      stopped = true
      clearTimeout(timer)
    },
  }
}
export type EventDispatcher = ReturnType<typeof createEventDispatcher>
