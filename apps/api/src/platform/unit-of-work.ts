import { type Database, inTransaction, prepared, type Transaction, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { DomainEvent } from '../events.ts'

/** Tells open pages something; queued in a transaction and sent once it has committed. */
export type AfterCommit = () => void

/**
 * A transaction that can also tell what happened. `emit` writes the event in this same transaction, so that it exists
 * exactly if the change exists; `afterCommit` is for hints that may be lost (sockets).
 */
export type Tx = Transaction & {
  emit(event: DomainEvent): void
  afterCommit(effect: AfterCommit): void
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

/** Runs `work` in one transaction: the change and its events commit together, then the events are handled. */
export function createUnitOfWork({ db, onCommitted }: UnitOfWorkParts): UnitOfWork {
  return async (work) => {
    const effects: AfterCommit[] = []
    const { result, eventIds, emitted } = await inTransaction(db, async (transaction) => {
      const emitted: DomainEvent[] = []
      // The connection's handle outlives this transaction: what is this transaction's alone lies on an object of its own.
      const tx: Tx = Object.assign(Object.create(transaction) as Transaction, {
        emit: (event: DomainEvent) => void emitted.push(event),
        afterCommit: (effect: AfterCommit) => void effects.push(effect),
      })
      const value = await work(tx)
      const eventIds: number[] = []
      for (const event of emitted) eventIds.push(...(await writeEvent(transaction, event)))
      return { result: value, eventIds, emitted }
    })
    for (const effect of effects) effect()
    if (eventIds.length > 0) onCommitted(eventIds, emitted)
    return result
  }
}
