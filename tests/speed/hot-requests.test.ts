import { randomUUID } from 'node:crypto'
import { tables } from '@consoeurs/database'
import { buildTestApp, Person, type Statement, StatementRecorder, type TestApp } from '@consoeurs/test-support'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWorld, type Reader } from '../../tools/bench/world/world.ts'
import { hotRequests } from './hot-requests.ts'

/** So many that what looks at all of a table shows, and few enough to be written in seconds. */
const WORLD = { members: 2_500, shares: 8_000, messages: 12_000 }
/** On a machine where much else runs. */
const WRITTEN_WITHIN_MS = 600_000
/** One more than the newcomers, which have a way of their own. */
const FEW = 4
const MANY = 12
/** Rows of one table that an answer looks at; its pages hold twenty. */
const TOUCHED_AT_MOST = 1_500
const SORTED_AT_MOST = 300
/** Without an index: a few of whichever come first. */
const SCANNED_AT_MOST = 200
/** A message, the notice of it, and the events between them: nine, and BEGIN and COMMIT of two transactions. */
const STATEMENTS_OF_A_MESSAGE = 13

/** Tables that grow with members and with what they do; the others are read whole where that is less work. */
const GROWING =
  /^(users|user_profiles|shares|messages|conversations|conversation_members|notifications|visits|comments|reactions|bookmarks|favorites|photos)$/

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

let test: TestApp
let heard: StatementRecorder
let reader: Reader
let person: Person

beforeAll(async () => {
  test = await buildTestApp()
  await takePictures(await test.personas.louise())
  heard = new StatementRecorder(test)
  const readers = await fillWorld({ pool: test.pool, db: test.db, close: test.close }, WORLD)
  reader = readers[4] as Reader
  person = new Person({ app: test.app, ...reader })
}, WRITTEN_WITHIN_MS)
afterAll(() => test.close())

/** Faces that the world's members share. */
async function takePictures({ id: userId }: Person): Promise<void> {
  const format = { width: 1, height: 1, bytes: 4 }
  const formats = { thumbnail: format, small: format, medium: format, large: format }
  const drawn = Array.from({ length: 20 }, (_, n) => ({
    name: `picture-${n}`,
    width: 1,
    height: 1,
    thumbhash: '',
    formats,
  }))
  const files = await test.db.insert(tables.files).values(drawn).returning({ id: tables.files.id })
  await test.db.insert(tables.photos).values(files.map(({ id: fileId }, position) => ({ userId, fileId, position })))
}

async function askedFor(path: string): Promise<Statement[]> {
  // The first one of a session also notes that she is here.
  await person.gets(path)
  return heard.during(async () => {
    const { status, body } = await person.gets(path)
    expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200)
  })
}

/** Without the columns that it asks for. */
const shortened = (text: string) => text.replace(/^select .*? from (?=")/s, 'select … from ')
const texts = (statements: Statement[]) => statements.map(({ text }) => shortened(text)).join('\n')

it.each(hotRequests)('uses few statements for « $name », whatever the number of rows', async (hot) => {
  const many = await askedFor(hot.path(reader, MANY))
  expect(many.length, texts(many)).toBeLessThanOrEqual(hot.statements)
  if (hot.grows === true) {
    const few = await askedFor(hot.path(reader, FEW))
    expect(many.length, texts(many)).toBeLessThanOrEqual(few.length)
  }
})

it.each(hotRequests)('answers « $name » in process as over HTTP', async (hot) => {
  const path = hot.path(reader, MANY)
  const viewer = await test.app.sessions.read({ authorization: `Bearer ${reader.token}` })
  const found = await test.app.readInProcess(path, { headers: {}, ip: '127.0.0.1', viewer })
  expect(found?.value).toEqual((await person.gets(path)).body)
})

it('sends and publishes a message in few statements', async () => {
  const send = async () => {
    const message = { to: reader.otherUsername, clientId: randomUUID(), text: 'On se retrouve à dix-huit heures ?' }
    expect((await person.posts('/api/messages', message)).status).toBe(200)
    await test.settled()
  }
  await send()
  const statements = await heard.during(send)
  expect(statements.length, texts(statements)).toBeLessThanOrEqual(STATEMENTS_OF_A_MESSAGE)
})

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
const touchedBy = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** As a statement has it: a list of numbers, an instant, a number, a word or nothing. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.join(',')}}` : String(value))
}

/**
 * What PostgreSQL does where it knows what it is asked with, and where it planned the statement once for whatever it is
 * asked with, as it does with those that come back.
 */
const plannings = ['force_custom_plan', 'force_generic_plan'] as const

async function planOf({ text, values }: Statement, planning: (typeof plannings)[number]): Promise<Plan> {
  const client = await test.pool.connect()
  try {
    const asked = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
    await client.query(`set plan_cache_mode = ${planning}; prepare asked as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>(
      `explain (analyze, format json) execute asked${asked}`,
    )
    return rows[0]?.['QUERY PLAN'][0]?.Plan as Plan
  } finally {
    // A connection that plans in its own way is nobody else's.
    client.release(true)
  }
}

const isRead = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text)

/** What of a plan costs more where the house holds more, in words. */
function breaches(plan: Plan): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Node Type': kind, 'Relation Name': table = '' } = node
    const touched = touchedBy(node)
    if (kind === 'Sort') return touched > SORTED_AT_MOST ? [`sorts ${touched} rows`] : []
    if (!GROWING.test(table)) return []
    if (kind === 'Seq Scan' && touched > SCANNED_AT_MOST) return [`reads all of ${table}`]
    return touched > TOUCHED_AT_MOST ? [`looks at ${touched} rows of ${table}`] : []
  })
}

it.each(hotRequests.filter(({ amongAll }) => amongAll !== true))(
  'reads « $name » by its indexes, and sorts a page at most',
  async ({ path }) => {
    const found: string[] = []
    for (const statement of (await askedFor(path(reader, MANY))).filter(isRead))
      for (const planning of plannings)
        found.push(
          ...breaches(await planOf(statement, planning)).map((breach) => `${breach}: ${shortened(statement.text)}`),
        )
    expect(found).toEqual([])
  },
)

/** The ids of the first pages, whose readers turn them. */
async function turned(path: string, pages: number): Promise<number[]> {
  const ids: number[] = []
  let cursor: string | null = ''
  for (let page = 0; page < pages && cursor !== null; page++) {
    const next: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await person.gets<{ items: { id: number }[]; cursor: string | null }>(path + next)
    ids.push(...body.items.map(({ id }) => id))
    cursor = body.cursor
  }
  return ids
}

it('sorts members nearby the same way, found by last connection or by place', async () => {
  const near = '/api/members?sort=near&limit=50'
  const amongAll = await turned(near, 16)
  expect(amongAll).toHaveLength(new Set(amongAll).size)
  // Every member is of age; a filter has the places looked at.
  expect(await turned(`${near}&ageMin=18`, 16)).toEqual(amongAll)
})
