import pg from 'pg'

/** What the driver's connection does and its types leave out. */
export interface Wire {
  stream: { cork(): void; uncork(): void }
  submittedNamedStatements: Record<string, string>
  sync(): void
}

type Callback = (error: unknown, result?: unknown) => void

/** What the driver's query does and its types leave out. */
export interface Statement {
  name: string | undefined
  text: string
  queryMode: string | undefined
  callback: Callback
  submit(wire: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleEmptyQuery(wire: Wire): void
  handlePortalSuspended(wire: Wire): void
  handleCopyInResponse(wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: unknown, wire: Wire): void
}

const DriverQuery = pg.Query as unknown as new (config: unknown, values: unknown, callback: unknown) => Statement

export const statementOf = (config: unknown, values: unknown, callback: unknown): Statement =>
  new DriverQuery(config, values, callback)

/**
 * Several statements in one message to PostgreSQL, with one Sync at the end: one round trip, and where one fails those
 * after it are not run (PostgreSQL, Extended Query). The driver takes it for a query of its own.
 */
export class Batch {
  /** The driver's: told once all is over. */
  callback: Callback = () => undefined
  #statements: Statement[]
  #current = 0
  #over = false

  constructor(statements: Statement[]) {
    this.#statements = statements
  }

  /** The driver remembers by these two what the connection has parsed. */
  get name() {
    return this.#statements[this.#current]?.name
  }

  get text() {
    return this.#statements[this.#current]?.text
  }

  submit(wire: Wire): null {
    const withoutSync: Wire = Object.create(wire, { sync: { value: () => undefined } })
    wire.stream.cork()
    try {
      for (const [index, statement] of this.#statements.entries()) {
        if (!this.#write(statement, withoutSync)) {
          // It could not even be written: what follows it must not run.
          this.#drop(index, wire)
          break
        }
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
    return null
  }

  /** False where its values cannot be sent; it has been told so. */
  #write(statement: Statement, wire: Wire): boolean {
    let failed: unknown
    const { callback } = statement
    statement.callback = (error, result) => {
      failed = error
      callback(error, result)
    }
    statement.queryMode = 'extended'
    const refused = statement.submit(wire)
    if (refused !== null) statement.handleError(refused, wire)
    statement.callback = callback
    return failed === undefined
  }

  #drop(failed: number, wire: Wire): void {
    const dropped = this.#statements.splice(failed)
    const error = new Error('The statement before it could not be sent')
    process.nextTick(() => {
      for (const statement of dropped.slice(1)) statement.handleError(error, wire)
    })
  }

  handleRowDescription(message: unknown): void {
    this.#statements[this.#current]?.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#statements[this.#current]?.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#statements[this.#current]?.handleCommandComplete(message, wire)
    this.#current++
  }

  handleEmptyQuery(wire: Wire): void {
    this.#statements[this.#current]?.handleEmptyQuery(wire)
    this.#current++
  }

  handlePortalSuspended(wire: Wire): void {
    this.#statements[this.#current]?.handlePortalSuspended(wire)
  }

  handleCopyInResponse(wire: Wire): void {
    this.#statements[this.#current]?.handleCopyInResponse(wire)
  }

  handleReadyForQuery(wire: Wire): void {
    if (this.#over) return
    this.#over = true
    for (const statement of this.#statements) statement.handleReadyForQuery(wire)
    this.callback(null)
  }

  /** What was done before it stays done, as far as the transaction lives; what comes after it was not run. */
  handleError(error: unknown, wire: Wire): void {
    if (this.#over) return
    this.#over = true
    for (const statement of this.#statements.slice(0, this.#current)) statement.handleReadyForQuery(wire)
    for (const statement of this.#statements.slice(this.#current)) {
      if (statement.name !== undefined) delete wire.submittedNamedStatements[statement.name]
      statement.handleError(error, wire)
    }
    this.callback(error)
  }
}
