import { randomUUID } from 'node:crypto'
import { tables } from '@consoeurs/database'
import { buildTestApp, HeardStatements, Person, type Statement, type TestApp } from '@consoeurs/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillWorld, type Reader } from '../../tools/bench/world/world.ts'
import { hotRequests } from './hot-requests.ts'

/** So many that what looks at all of a table shows, and few enough to be written in seconds. */
const WORLD = { members: 4_000, shares: 20_000, messages: 40_000 }
const FEW = 3
const MANY = 12
/** Rows of one table that an answer looks at; its pages hold twenty. */
const TOUCHED_AT_MOST = 1_500
const SORTED_AT_MOST = 300
/** A message, the notice of it, and the events between them. */
const STATEMENTS_OF_A_MESSAGE = 34

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
let heard: HeardStatements
let reader: Reader
let person: Person

beforeAll(async () => {
  test = await buildTestApp()
  await takePictures(await test.cast.louise())
  heard = new HeardStatements(test)
  const readers = await fillWorld({ pool: test.pool, db: test.db, close: test.close }, WORLD)
  reader = readers[4] as Reader
  person = new Person({ app: test.app, ...reader })
})
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

it.each(hotRequests)('asks few statements for « $name », however many rows it has', async (hot) => {
  const many = await askedFor(hot.path(reader, MANY))
  expect(many.length, texts(many)).toBeLessThanOrEqual(hot.statements)
  if (hot.grows === true) {
    const few = await askedFor(hot.path(reader, FEW))
    expect(many.length, texts(many)).toBeLessThanOrEqual(few.length)
  }
})

it('sends a message, and tells of it, in few statements', async () => {
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

async function planOf({ text, values }: Statement): Promise<Plan> {
  const { rows } = await test.pool.query<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  })
  return rows[0]?.['QUERY PLAN'][0]?.Plan as Plan
}

const isRead = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text)

/** What of a plan costs more where the house holds more, in words. */
function breaches(plan: Plan): string[] {
  return nodesOf(plan).flatMap((node) => {
    const { 'Node Type': kind, 'Relation Name': table = '' } = node
    const touched = touchedBy(node)
    if (kind === 'Sort') return touched > SORTED_AT_MOST ? [`sorts ${touched} rows`] : []
    if (!GROWING.test(table)) return []
    if (kind === 'Seq Scan') return [`reads all of ${table}`]
    return touched > TOUCHED_AT_MOST ? [`looks at ${touched} rows of ${table}`] : []
  })
}

it.each(hotRequests)('reads « $name » by its indexes, and sorts a page at most', async ({ path }) => {
  const found: string[] = []
  for (const statement of (await askedFor(path(reader, MANY))).filter(isRead))
    found.push(...breaches(await planOf(statement)).map((breach) => `${breach}: ${shortened(statement.text)}`))
  expect(found).toEqual([])
})
