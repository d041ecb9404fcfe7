import { type DirectoryCard, limits, type Page } from '@consoeurs/contract'
import { setUpTestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { CROWDED_RING } from './members.nearby.ts'

const { test, camille } = await setUpTestApp({ personas: ['camille'] })
beforeEach(() => test.db.execute(sql`delete from users where username like 'voisine-%'`))

/** Around Lyon, `step` degrees apart; one in five hides her last connection, one in seven was never there. */
const settle = (members: number, step: number) =>
  test.db.execute(sql`
    with made as (
      insert into users (name, email, email_verified, username, birthdate, last_connection, latitude, longitude)
      select 'Voisine ' || n, 'voisine' || n || '@test.test', true, 'voisine-' || n, '1990-01-01',
        case when n % 7 > 0 then now() - n * interval '3 minutes' end, 45.76 + n * ${step}::float8, 4.84
      from generate_series(1, ${members}) n returning id)
    insert into user_profiles (user_id, status, hide_last_connection) select id, 'complete', id % 5 = 0 from made`)

async function read(limit: number, cursor: string | null = null): Promise<Page<string>> {
  const { body } = await camille.gets<Page<DirectoryCard>>(
    `/api/members?sort=near&limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`,
  )
  return { items: body.items.map(({ username }) => username), cursor: body.cursor }
}

it.each([
  ['the rings do not fill a page', limits.pageSize - 5, 0.01],
  ['one ring has all', limits.pageSize * 2, 0.001],
  ['members are spread over the rings', limits.pageSize * 2, 0.04],
  ['the nearest ring is crowded', CROWDED_RING + 50, 0.0001],
])('the first page is the beginning of the whole list where %s', async (_, members, step) => {
  await settle(members, step)
  const all = await read(limits.pageSizeMax)
  const first = await read(limits.pageSize)
  expect(first.items).toEqual(all.items.slice(0, limits.pageSize))
  const second = first.cursor === null ? { items: [] } : await read(limits.pageSize, first.cursor)
  expect([...first.items, ...second.items]).toEqual(all.items.slice(0, limits.pageSize * 2))
})
