import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach } from 'vitest'
import type { Person } from './person.ts'
import type { Personas } from './personas.ts'
import { buildTestApp, type TestApp, type TestAppOptions } from './test-app.ts'

type Persona = keyof Pick<Personas, 'camille' | 'ines' | 'louise' | 'maud'>

interface Fixture<P extends Persona> extends TestAppOptions {
  /** Members, created in this order. */
  personas?: readonly P[]
  /** Tables emptied after each test, in this order, once its events are handled. */
  clears?: readonly AnyPgTable[]
  /** Whether live pages can connect. */
  listens?: boolean
}

/** The app of a test file, awaited at its top level, and closed after its last test. */
export async function setUpTestApp<P extends Persona = never>({
  personas = [],
  clears = [],
  listens = false,
  ...options
}: Fixture<P> = {}): Promise<{ test: TestApp } & Record<P, Person>> {
  const test = await buildTestApp(options)
  afterAll(() => test.close())
  if (clears.length > 0) {
    afterEach(async () => {
      await test.settled()
      for (const table of clears) await test.db.delete(table)
    })
  }
  const people = {} as Record<P, Person>
  for (const name of personas) people[name] = await test.personas[name]()
  if (listens) await test.app.listen({ port: 0, host: '127.0.0.1' })
  return { test, ...people }
}
