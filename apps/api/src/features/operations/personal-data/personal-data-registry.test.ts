import { setUpTestApp } from '@consoeurs/test-support'
import { expect, it } from 'vitest'
import { chapterTitles } from './archive-texts.ts'
import { personalDataRegistry, tablesWithoutMembers } from './personal-data-registry.ts'

const { test } = await setUpTestApp()

const known = new Set(personalDataRegistry.map(({ table, column }) => `${table}.${column}`))

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

it('lists every database column that references a member', async () => {
  const missing = (await columnsThatNameMembers()).filter((column) => !known.has(column))
  expect(missing).toEqual([])
})

it('has a row for every table, and for no unknown one', async () => {
  const { rows } = await test.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const tables = rows.map(({ name }) => name).sort()
  const told = new Set([...personalDataRegistry.map(({ table }) => table), ...tablesWithoutMembers])
  expect([...told].sort()).toEqual(tables)
  for (const { table } of personalDataRegistry) expect(tablesWithoutMembers.has(table), table).toBe(false)
})

it('has a reason for everything kept or not archived, and a French title for every chapter', () => {
  for (const { table, column, chapter, leaving, why } of personalDataRegistry) {
    if (chapter === null || leaving === 'kept') expect(why, `${table}.${column}`).toBeTruthy()
    if (chapter !== null) expect(chapterTitles[chapter], chapter).toBeTruthy()
  }
})
