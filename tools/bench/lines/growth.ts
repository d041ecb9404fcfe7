import type { Figure } from '../figures.ts'
import { openProduct } from '../scene.ts'
import { fillWorld, type Reader, type WorldSize } from '../world/world.ts'

const SMALL = { members: 1_000, shares: 10_000, messages: 50_000 }
const TIMES = 100
const LARGE = { members: SMALL.members * TIMES, shares: SMALL.shares * TIMES, messages: SMALL.messages * TIMES }
const GOAL = 1.5
/** Each of all readers asks once in a round; the first one is not counted. */
const ROUNDS = 5

/** What is asked for: pages as a browser gets them, and the calls of which they are made. */
export const asked: Record<string, (reader: Reader) => string> = {
  'Feed, page': () => '/shares',
  'GET /api/shares': () => '/api/shares',
  'Members near her, page': () => '/members?sort=near',
  'GET /api/members?sort=near': () => '/api/members?sort=near',
  'GET /api/members?sort=near&limit=8': () => '/api/members?sort=near&limit=8',
  'Conversation, page': ({ otherUsername }) => `/messages/${otherUsername}`,
  'GET /api/conversations/{id}/messages': ({ conversationId }) => `/api/conversations/${conversationId}/messages`,
  'Conversations, page': () => '/messages',
  'GET /api/conversations': () => '/api/conversations',
  'Notifications, page': () => '/notifications',
  'GET /api/notifications': () => '/api/notifications',
  'Dashboard, page': () => '/dashboard',
  'Profile, page': ({ memberUsername }) => `/p/${memberUsername}`,
  'Share, page': ({ shareSlug }) => `/shares/${shareSlug}`,
  'GET /api/search': () => '/api/search?q=bea',
}

/** A served world, and those who read in it. */
export interface Served {
  url: string
  readers: Reader[]
}

/** Milliseconds until the whole answer is there. */
async function wait(url: string, token: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - begun
}

type Waits = Record<'small' | 'large', number[]>

/** One reader of each world after the other, each request alone: whatever else the machine does meets both alike. */
async function round(small: Served, large: Served, path: (reader: Reader) => string): Promise<Waits> {
  const waits: Waits = { small: [], large: [] }
  for (const [index, reader] of small.readers.entries()) {
    const other = large.readers[index]
    if (other === undefined) break
    waits.small.push(await wait(small.url + path(reader), reader.token))
    waits.large.push(await wait(large.url + path(other), other.token))
  }
  return waits
}

function at(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN
}

/** The same asked of a small world and of a large one, in turns: what the second costs more. */
export async function compare(small: Served, large: Served): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(asked)) {
    await round(small, large, path)
    const rounds: Waits[] = []
    for (let count = 0; count < ROUNDS; count++) rounds.push(await round(small, large, path))
    const ratio = (part: number) =>
      at(
        rounds.map((waits) => at(waits.large, part) / at(waits.small, part)),
        0.5,
      )
    const worst = ratio(0.95)
    figures.push({
      name: `${name}: p95 of a large world`,
      value: worst,
      unit: 'of a small one',
      goal: { text: `at most ${GOAL}`, met: worst <= GOAL },
      more: {
        'p50, of a small one': ratio(0.5),
        'small p95 ms': at(
          rounds.flatMap(({ small }) => small),
          0.95,
        ),
        'large p95 ms': at(
          rounds.flatMap(({ large }) => large),
          0.95,
        ),
      },
    })
  }
  return figures
}

/** The product in a world of its own. */
async function serve(size: WorldSize, opened: AsyncDisposableStack): Promise<Served> {
  let readers: Reader[] = []
  const product = await openProduct(async (database) => {
    readers = await fillWorld(database, size)
  })
  opened.defer(product.close)
  return { url: product.server.url, readers }
}

/** A hundred times as many members, shares and messages: the lists of each are as long as before. */
export async function growth(): Promise<Figure[]> {
  const opened = new AsyncDisposableStack()
  try {
    return await compare(await serve(SMALL, opened), await serve(LARGE, opened))
  } finally {
    await opened.disposeAsync()
  }
}
