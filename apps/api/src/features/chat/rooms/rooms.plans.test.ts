import { tables } from '@consoeurs/database'
import { createRoomFixture, setUpTestApp } from '@consoeurs/test-support'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

/** As many as a lively room holds after some years. */
const MESSAGES = 50_000

let roomId: number
const asked: Array<{ text: string; values: unknown[] }> = []

const { test, camille, louise } = await setUpTestApp({ personas: ['camille', 'louise'] })
beforeAll(async () => {
  ;({ roomId } = await createRoomFixture(test, { slug: 'vieux', owner: camille, members: [louise] }))
  const other = await createRoomFixture(test, { slug: 'voisin', owner: camille, members: [louise] })
  for (const id of [roomId, other.roomId]) {
    await test.db.execute(sql`
      insert into room_messages (room_id, author_id, client_id, seq, changed_seq, text, created_at)
      select ${id}, ${camille.id}, gen_random_uuid(), n, n, case when n % 5000 = 17 then 'La crème brûlée ' || n else 'Mot ' || md5(n::text) end,
        timestamptz '2024-01-01' + n * interval '10 minutes'
      from generate_series(1, ${MESSAGES}) n`)
    await test.db
      .update(tables.rooms)
      .set({ lastSeq: MESSAGES, lastMessageSeq: MESSAGES, lastMessageAt: new Date() })
      .where(eq(tables.rooms.id, id))
  }
  await test.db.execute(sql`analyze`)
})

interface QueryPlan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  Plans?: QueryPlan[]
}

const nodesOf = (plan: QueryPlan): QueryPlan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Every query that a call asks of the messages, explained with what it was asked with: the pool is where all of them pass. */
async function plansOf(path: string): Promise<QueryPlan[]> {
  asked.splice(0)
  const { query } = test.pool
  const spied = (config: { text: string; values?: unknown[] } | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    asked.push({ text, values: (typeof config === 'string' ? values : (config.values ?? values)) ?? [] })
    return (query as (...args: unknown[]) => unknown).call(test.pool, config, values)
  }
  test.pool.query = spied as typeof test.pool.query
  const { status } = await louise.gets(path)
  test.pool.query = query
  expect(status, path).toBe(200)
  const plans: QueryPlan[] = []
  for (const { text, values } of asked.filter((one) => one.text.includes('room_messages'))) {
    const { rows } = await test.pool.query<{ 'QUERY PLAN': Array<{ Plan: QueryPlan }> }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    })
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan !== undefined) plans.push(plan)
  }
  return plans
}

/** Far more than any page shows, far less than the room holds. */
const TOUCHED_AT_MOST = 1500

it.each([
  ['its end', () => '/api/rooms/salon-vieux/page?at=end'],
  ['the first unread', () => '/api/rooms/salon-vieux/page'],
  ['around a message', () => '/api/rooms/salon-vieux/page?message=25000'],
  ['a day', () => '/api/rooms/salon-vieux/page?date=2024-06-01'],
  ['older', () => `/api/rooms/${roomId}/messages?before=25000`],
  ['newer', () => `/api/rooms/${roomId}/messages?from=25000`],
  ['changed messages', () => `/api/rooms/${roomId}/messages?after=49990`],
  ['pinned messages', () => `/api/rooms/${roomId}/pins`],
  ['rare words', () => `/api/rooms/${roomId}/search?q=creme%20BRULEE`],
  ['frequent words', () => `/api/rooms/${roomId}/search?q=mot`],
  ['my rooms', () => '/api/rooms/mine'],
  ['highlighted rooms', () => '/api/rooms/waiting'],
])('reads %s by an index, whatever the length of the room', async (_what, path) => {
  const plans = await plansOf(path())
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    for (const node of nodesOf(plan).filter((one) => one['Relation Name'] === 'room_messages')) {
      expect(node['Node Type']).not.toBe('Seq Scan')
      expect((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)).toBeLessThan(TOUCHED_AT_MOST)
    }
  }
})

it('uses as many queries for a hundred messages as for ten', async () => {
  const questions = async (limit: number) => {
    await plansOf(`/api/rooms/${roomId}/messages?before=25000&limit=${limit}`)
    return asked.length
  }
  expect(await questions(100)).toBe(await questions(10))
})
