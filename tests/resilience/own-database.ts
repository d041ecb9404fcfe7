import { openDatabase } from '@consoeurs/database'
import { TEMPLATE } from '@consoeurs/test-support/global-setup'
import pg from 'pg'
import { inject } from 'vitest'
import { endAll } from '../start/process.ts'

/** A database of this test's own on the PostgreSQL of this run, which only a unix socket leads to; `undo` drops it. */
export async function openOwnDatabase(undo: (() => Promise<unknown> | unknown)[]) {
  const postgres = inject('postgres')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ ...postgres, database: 'postgres' })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  undo.push(async () => {
    await endAll()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  })
  const database = openDatabase({ embedded: { ...postgres, database: name } })
  undo.push(() => database.close())
  const { host, port, user } = postgres
  const url = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`
  return { ...database, name, url, socket: `${host}/.s.PGSQL.${port}`, user }
}
