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
  afterCommit(effect: AfterCommit): void
  withCommit(ask: () => Promise<void>): void
}

export type UnitOfWork = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

interface UnitOfWorkParts {
  db: Database
  /** Called after commit with the events just written, and their ids. */
  onCommitted: (eventIds: number[], events: DomainEvent[]) => void
}

const insertEvent = prepared((db) =>
  db
    .insert(tables.events)
    .values({ type: sql.placeholder('type'), payload: sql.placeholder('payload') })
    .returning({ id: tables.events.id })
    .prepare('event_insert'),
)

async function writeEvent(transaction: Transaction, event: DomainEvent): Promise<number[]> {
  const rows = await insertEvent(transaction).execute({ type: event.type, payload: event })
  return rows.map((row) => row.id)
}

/** In the order in which they happened. */
async function writeEvents(transaction: Transaction, events: DomainEvent[]): Promise<number[]> {
  return (await Promise.all(events.map((event) => writeEvent(transaction, event)))).flat()
}

/** Runs `work` in one transaction: the change and its events commit together, then the events are handled. */
export function createUnitOfWork({ db, onCommitted }: UnitOfWorkParts): UnitOfWork {
  return async (work) => {
    const effects: AfterCommit[] = []
    const emitted: DomainEvent[] = []
    const last: Array<() => Promise<void>> = []
    const [result, eventIds] = await inTransaction(
      db,
      (transaction) => {
        // The connection's handle outlives this transaction: what is this transaction's alone lies on an object of its own.
        const tx: Tx = Object.assign(Object.create(transaction) as Transaction, {
          emit: (event: DomainEvent) => void emitted.push(event),
          afterCommit: (effect: AfterCommit) => void effects.push(effect),
          withCommit: (ask: () => Promise<void>) => void last.push(ask),
        })
        return work(tx)
      },
      async (transaction) => {
        const [ids] = await Promise.all([writeEvents(transaction, emitted), ...last.map((ask) => ask())])
        return ids
      },
    )
    for (const effect of effects) effect()
    if (eventIds.length > 0) onCommitted(eventIds, emitted)
    return result
  }
}
