import { readFileSync } from 'node:fs'
import { seedIngredients } from '@consoeurs/database/seed'
import { buildTestApp, type Person, type TestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

const FEW = 1_000
const TIMES = 100
const MOST_MS = 50
/** Of which the mean. */
const ROUNDS = 20

let test: TestApp
let reader: Person
beforeAll(async () => {
  test = await buildTestApp({ brand: 'seve' })
  await seedIngredients(test.db)
  reader = await test.personas.member('Lectrice')
  // Of the site's search, and slow to fill.
  await test.db.execute(sql`drop index shares_titles, shares_title_words, shares_words`)
}, 120_000)
afterAll(() => test.close())

const AT_ONCE = 2_000

/** Recipes of twenty tags: common ones, and of 434 ingredients the first far more often than the last. */
const partOf = (slugs: string[], from: number, to: number) => sql`
  with written as (
    insert into shares (slug, author_id, client_id, kind, visibility, title, recipe)
    select 'recette-' || n, ${reader.id}::bigint, gen_random_uuid(), 'recette', 'public', 'Recette ' || n,
      '{"servings":2,"minutes":10,"season":"","ingredients":[{"quantity":"","name":"citron"}],"steps":["Mélange."]}'::jsonb
    from generate_series(${from}::int, ${to}::int) n returning id
  ), found as (
    insert into recipe_facts (share_id, tags, words, needs, vocabulary)
    select id, array(select distinct tag from (
        select 'i:' || (${sql.param(slugs)}::text[])[1 + floor(433 * power(random(), 3) + 0 * id)::int] as tag from generate_series(1, 8)
        union all select 's:north:' || (1 + (id + k) % 12) from generate_series(0, 4) k
        union all select (array['t:mixer', 't:tremper', 't:fermenter', 't:sans-appareil'])[1 + id % 4]
        union all select (array['m:15', 'm:30', 'm:60'])[k] from generate_series(1 + (id % 3)::int, 3) k
        union all select (array['l:easy', 'l:medium', 'l:long'])[1 + id % 3]
        union all select 'a:nuts' where id % 3 = 0) as tags),
      array['w:recet'], 8, '' from written returning share_id, tags, words, needs
  )
  insert into recipe_tags (tag, share_id, needs) select tag, share_id, needs from found, unnest(tags || words) as tag`

async function fill(from: number, to: number): Promise<void> {
  const { rows } = await test.db.execute<{ slug: string }>(sql`select slug from ingredients order by slug`)
  const slugs = rows.map(({ slug }) => slug)
  for (let at = from; at <= to; at += AT_ONCE) {
    await test.db.transaction(async (tx) => {
      // Checking two million references takes longer than all else.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(partOf(slugs, at, Math.min(to, at + AT_ONCE - 1)))
    })
  }
  // As autovacuum does.
  await test.db.execute(sql`vacuum analyze shares, recipe_facts, recipe_tags`)
}

const asked = {
  'all recipes': '/api/recipes',
  'a common ingredient': '/api/recipes?with=abricot',
  'a rare ingredient': '/api/recipes?with=yuzu',
  'in season': '/api/recipes?now=1&region=north',
  'five filters': '/api/recipes?now=1&region=north&technique=mixer&within=60&allergens=nuts&without=amande',
  'filters that never meet': '/api/recipes?technique=mixer,fermenter',
  'season first': '/api/recipes?sort=season&region=north',
  'a word': '/api/recipes?q=recette',
  'counts of all': '/api/recipes/counts',
  'counts of five filters': '/api/recipes/counts?now=1&region=north&technique=mixer&within=60&allergens=nuts',
  'counts of an ingredient': '/api/recipes/counts?with=abricot',
  'counts of what never meets': '/api/recipes/counts?technique=mixer,fermenter',
  'the table': '/api/recipes/table?have=abricot,amande,ail,yuzu,citron',
}

const TICKS_PER_SECOND = 100

/** Processor milliseconds of the API and of its connections: a busy machine changes the time, not the work. */
async function spent(): Promise<number> {
  const { rows } = await test.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database()`,
  )
  const { user, system } = process.cpuUsage()
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return (user + system) / 1000 + (ticks.reduce((sum, one) => sum + one, 0) * 1000) / TICKS_PER_SECOND
}

async function workOf(path: string): Promise<number> {
  await reader.gets(path)
  const before = await spent()
  for (let round = 0; round < ROUNDS; round += 1) expect((await reader.gets(path)).status, path).toBe(200)
  return ((await spent()) - before) / ROUNDS
}

async function measure(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, path] of Object.entries(asked)) found[name] = await workOf(path)
  return found
}

it('takes as little work at a hundred times as many recipes', async () => {
  await fill(1, FEW)
  const few = await measure()
  await fill(FEW + 1, FEW * TIMES)
  const many = await measure()
  const figures = Object.keys(asked).map((name) => `${name}: ${few[name]?.toFixed(1)} ms, ${many[name]?.toFixed(1)} ms`)
  process.stdout.write(`${figures.join('\n')}\n`)
  expect(Object.entries(many).filter(([, took]) => took > MOST_MS)).toEqual([])
}, 1_500_000)
