import { buildTestApp, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chapterTitles } from './archive-words.ts'
import { knowsNobody, whatKnowsHer } from './what-knows-her.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const known = new Set(whatKnowsHer.map(({ table, column }) => `${table}.${column}`))

/** By its foreign key, or, where it has none, by what such columns are called here. */
async function columnsThatNameMembers(): Promise<string[]> {
  const { rows } = await test.pool.query<{ named: string }>(`
    select c.table_name || '.' || c.column_name as named from information_schema.columns as c
    where c.table_schema = 'public' and (
      (c.table_name || '.' || c.column_name) in (
        select k.table_name || '.' || k.column_name from information_schema.table_constraints as t
        join information_schema.key_column_usage as k using (constraint_name, table_schema)
        join information_schema.constraint_column_usage as u using (constraint_name, table_schema)
        where t.constraint_type = 'FOREIGN KEY' and u.table_name = 'users')
      or (c.data_type in ('bigint', 'ARRAY') and c.column_name ~
        '(^|_)(by|user|member|author|other|actor|owner|recipient|sender|visitor|visited|from|to|low|high|blocker|blocked|assignee|reporter)_ids?$'))
      and c.column_name <> 'reply_to_id'
    order by 1`)
  return rows.map(({ named }) => named)
}

it('names every column of the database that names a member', async () => {
  const missing = (await columnsThatNameMembers()).filter((column) => !known.has(column))
  expect(missing).toEqual([])
})

it('has a row for every table, and for none that does not exist', async () => {
  const { rows } = await test.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = rows.map(({ name }) => name).sort()
  const told = new Set([...whatKnowsHer.map(({ table }) => table), ...knowsNobody])
  expect([...told].sort()).toEqual(tables)
  for (const { table } of whatKnowsHer) expect(knowsNobody.has(table), table).toBe(false)
})

it('says why, wherever something is kept or is in no archive; and gives every chapter a French title', () => {
  for (const { table, column, chapter, leaving, why } of whatKnowsHer) {
    if (chapter === null || leaving === 'kept') expect(why, `${table}.${column}`).toBeTruthy()
    if (chapter !== null) expect(chapterTitles[chapter], chapter).toBeTruthy()
  }
})
