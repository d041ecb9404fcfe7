import { type Database, inTransaction, prepared, type Transaction, tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { DomainEvent } from '../../events.ts'

export type AfterCommit = () => void

/**
 * A transaction with domain events: `emit` writes an event atomically with the change; `afterCommit` is for hints that
 * may be lost (sockets). `withCommit` sends statements together with the commit, where the transaction does not need
 * their results.
 */
export type Tx = Transaction & {
  emit(event: DomainEvent): void
  /** A statement of this transaction has inserted the event itself. */
  wrote(written: WrittenEvent): void
  afterCommit(effect: AfterCommit): void
  withCommit(ask: () => Promise<void>): void
}

export interface WrittenEvent {
  id: number
  event: DomainEvent
}

interface UnitOfWorkOptions {
  /** For statements that need no result of each other: they are sent with BEGIN and COMMIT, and `emit` throws. */
  inOneRoundTrip?: boolean
}

export type UnitOfWork = <T>(work: (tx: Tx) => Promise<T>, options?: UnitOfWorkOptions) => Promise<T>

interface UnitOfWorkParts {
  db: Database
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

/** In order of emission. */
async function writeEvents(transaction: Transaction, events: DomainEvent[]): Promise<WrittenEvent[]> {
  return (await Promise.all(events.map((event) => writeEvent(transaction, event)))).flat()
}

export function createUnitOfWork({ db, onCommitted }: UnitOfWorkParts): UnitOfWork {
  return async (work, { inOneRoundTrip = false } = {}) => {
    const effects: AfterCommit[] = []
    const emitted: DomainEvent[] = []
    const written: WrittenEvent[] = []
    const last: Array<() => Promise<void>> = []
    let acceptsEvents = !inOneRoundTrip
    const run = (transaction: Transaction) => {
      // The handle outlives this transaction, so its methods go on an object of its own.
      const tx: Tx = Object.assign(Object.create(transaction) as Transaction, {
        emit: (event: DomainEvent) => {
          if (!acceptsEvents) throw new Error(`The event ${event.type} comes after the events were written`)
          emitted.push(event)
        },
        wrote: (one: WrittenEvent) => void written.push(one),
        afterCommit: (effect: AfterCommit) => void effects.push(effect),
        withCommit: (ask: () => Promise<void>) => void last.push(ask),
      })
      return work(tx)
    }
    const runLast = async (transaction: Transaction) => {
      acceptsEvents = false
      const [events] = await Promise.all([writeEvents(transaction, emitted), ...last.map((ask) => ask())])
      written.push(...events)
    }
    const result = inOneRoundTrip
      ? (await inTransaction(db, async () => undefined, run))[1]
      : (await inTransaction(db, run, runLast))[0]
    for (const effect of effects) effect()
    if (written.length > 0) onCommitted(written)
    return result
  }
}
