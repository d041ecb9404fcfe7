import { setUpTestApp } from '@consoeurs/test-support'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

/** So many members, of whom few are certified or carry a theme: those must not be looked for among all. */
const MEMBERS = 20_000
const CERTIFIED = 24
/** Of a page and its joins; far less than the house holds. */
const TOUCHED_AT_MOST = 1500

const asked: Array<{ text: string; values: unknown[] }> = []

const { test, camille } = await setUpTestApp({ personas: ['camille'] })
beforeAll(async () => {
  await test.db.execute(sql`
    with made as (
      insert into users (name, email, email_verified, username, birthdate, last_connection, latitude, longitude)
      select 'Membre ' || n, 'membre' || n || '@test.test', true, 'membre-' || n, '1990-01-01',
        now() - n * interval '3 minutes', 45 + (n % 100) / 100.0, 4 + (n % 90) / 100.0
      from generate_series(1, ${MEMBERS}) n returning id)
    insert into user_profiles (user_id, status, certified, interests, looking_for, answers)
    select id, 'complete', rare, case when rare then '{rare}' else '{romans}'::text[] end,
      case when rare then '{rare}' else '{amitie}'::text[] end, case when rare then '{"rare":"oui"}' else '{}'::jsonb end
    from (select id, id % ${Math.floor(MEMBERS / CERTIFIED)} = 0 as rare from made) as made`)
  await test.db.execute(sql`analyze`)
})

interface QueryPlan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: QueryPlan[]
}

const nodesOf = (plan: QueryPlan): QueryPlan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const touchedBy = (node: QueryPlan) =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** Every query over profiles that the call asks, explained with what it was asked with. */
async function plansOf(path: string, filtered = /"certified" = /): Promise<QueryPlan[]> {
  asked.splice(0)
  const { query } = test.pool
  const spied = (config: { text: string; values?: unknown[] } | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    asked.push({ text, values: (typeof config === 'string' ? values : (config.values ?? values)) ?? [] })
    return (query as (...args: unknown[]) => unknown).call(test.pool, config, values)
  }
  test.pool.query = spied as typeof test.pool.query
  const { status } = await camille.gets(path)
  test.pool.query = query
  expect(status, path).toBe(200)
  const plans: QueryPlan[] = []
  for (const { text, values } of asked.filter((one) => filtered.test(one.text))) {
    const { rows } = await test.pool.query<{ 'QUERY PLAN': Array<{ Plan: QueryPlan }> }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    })
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan !== undefined) plans.push(plan)
  }
  return plans
}

it.each(
  ['recent', 'new', 'near'].flatMap((sort) => [
    { sort, filter: 'certified=true', condition: /"certified" = / },
    { sort, filter: 'interest=rare', condition: /"interests" @> / },
    { sort, filter: 'lookingFor=rare', condition: /"looking_for" @> / },
    { sort, filter: 'answered=rare', condition: /"answers" \? / },
  ]),
)('finds members by an index: $filter, in the order « $sort »', async ({ sort, filter, condition }) => {
  const plans = await plansOf(`/api/members?${filter}&sort=${sort}`, condition)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    for (const node of nodesOf(plan).filter((one) => /^(users|user_profiles)$/.test(one['Relation Name'] ?? ''))) {
      expect(node['Node Type'], JSON.stringify(node)).not.toBe('Seq Scan')
      expect(touchedBy(node), JSON.stringify(node)).toBeLessThan(TOUCHED_AT_MOST)
    }
  }
})
