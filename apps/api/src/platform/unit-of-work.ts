import { type Database, type Transaction, tables } from '@consoeurs/database'
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

/** Runs `work` in one transaction: the change and its events commit together, then the events are handled. */
export function createUnitOfWork({ db, onCommitted }: UnitOfWorkParts): UnitOfWork {
  return async (work) => {
    const effects: AfterCommit[] = []
    const { result, eventIds, emitted } = await db.transaction(async (transaction) => {
      const emitted: DomainEvent[] = []
      const tx: Tx = Object.assign(transaction, {
        emit: (event: DomainEvent) => void emitted.push(event),
        afterCommit: (effect: AfterCommit) => void effects.push(effect),
      })
      const value = await work(tx)
      if (emitted.length === 0) return { result: value, eventIds: [], emitted }
      const rows = await transaction
        .insert(tables.events)
        .values(emitted.map((event) => ({ type: event.type, payload: event })))
        .returning({ id: tables.events.id })
      return { result: value, eventIds: rows.map((row) => row.id), emitted }
    })
    for (const effect of effects) effect()
    if (eventIds.length > 0) onCommitted(eventIds, emitted)
    return result
  }
}
