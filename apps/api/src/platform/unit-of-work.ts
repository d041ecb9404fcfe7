import { type Database, inTransaction, prepared, type Transaction, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { DomainEvent } from '../events.ts'

/** Tells open pages something; queued in a transaction and sent once it has committed. */
export type AfterCommit = () => void

/**
 * A transaction that can also tell what happened. `emit` writes the event in this same transaction, so that it exists
 * exactly if the change exists; `afterCommit` is for hints that may be lost (sockets). What `withCommit` asks
 * leaves together with the commit: statements whose answers nothing else in the transaction waits for.
 */
export type Tx = Transaction & {
  emit(event: DomainEvent): void
  /** A statement of this transaction has written this event itself, under this id. */
  wrote(written: WrittenEvent): void
  afterCommit(effect: AfterCommit): void
  withCommit(ask: () => Promise<void>): void
}

export interface WrittenEvent {
  id: number
  event: DomainEvent
}

export type UnitOfWork = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

interface UnitOfWorkParts {
  db: Database
  /** Called after commit with the events just written. */
  onCommitted: (written: WrittenEvent[]) => void
}

const insertEvent = prepared((db) =>
  db
    .insert(tables.events)
    .values({ type: sql.placeholder('type'), payload: sql.placeholder('payload') })
    .returning({ id: tables.events.id })
    .prepare('event_insert'),
)

async function writeEvent(transaction: Transaction, event: DomainEvent): Promise<WrittenEvent[]> {
  const rows = await insertEvent(transaction).execute({ type: event.type, payload: event })
  return rows.map(({ id }) => ({ id, event }))
}

/** In the order in which they happened. */
async function writeEvents(transaction: Transaction, events: DomainEvent[]): Promise<WrittenEvent[]> {
  return (await Promise.all(events.map((event) => writeEvent(transaction, event)))).flat()
}

/** Runs `work` in one transaction: the change and its events commit together, then the events are handled. */
export function createUnitOfWork({ db, onCommitted }: UnitOfWorkParts): UnitOfWork {
  return async (work) => {
    const effects: AfterCommit[] = []
    const emitted: DomainEvent[] = []
    const written: WrittenEvent[] = []
    const last: Array<() => Promise<void>> = []
    const [result] = await inTransaction(
      db,
      (transaction) => {
        // The connection's handle outlives this transaction: what is this transaction's alone lies on an object of its own.
        const tx: Tx = Object.assign(Object.create(transaction) as Transaction, {
          emit: (event: DomainEvent) => void emitted.push(event),
          wrote: (one: WrittenEvent) => void written.push(one),
          afterCommit: (effect: AfterCommit) => void effects.push(effect),
          withCommit: (ask: () => Promise<void>) => void last.push(ask),
        })
        return work(tx)
      },
      async (transaction) => {
        const [events] = await Promise.all([writeEvents(transaction, emitted), ...last.map((ask) => ask())])
        written.push(...events)
      },
    )
    for (const effect of effects) effect()
    if (written.length > 0) onCommitted(written)
    return result
  }
}
