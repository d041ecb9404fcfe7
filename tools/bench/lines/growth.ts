import type { Figure } from '../figures.ts'
import { cpuSeconds } from '../processes.ts'
import { openProduct, pidsOf } from '../scene.ts'
import { fillWorld, type Reader, type WorldSize } from '../world/world.ts'

const SMALL = { members: 1_000, shares: 10_000, messages: 50_000 }
const TIMES = 100
const LARGE = { members: SMALL.members * TIMES, shares: SMALL.shares * TIMES, messages: SMALL.messages * TIMES }
const GOAL = 1.5
/** Each of all readers asks once in a round; the first one is not counted. */
const ROUNDS = 3

/** What is asked for: pages as a browser gets them, and the calls of which they are made. */
export const askedFor: Record<string, (reader: Reader) => string> = {
  'Feed, page': () => '/shares',
  'GET /api/shares': () => '/api/shares',
  'GET /api/shares?scope=near': () => '/api/shares?scope=near',
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
  /** The processes that answer: the server and its database. */
  pids: number[]
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

/** What one world was asked in all rounds. */
class Asked {
  readonly #served: Served
  readonly #fastest: number[]
  #answers = 0
  #spentBefore = Number.NaN

  constructor(served: Served) {
    this.#served = served
    this.#fastest = served.readers.map(() => Number.POSITIVE_INFINITY)
  }

  /** Nothing before is counted. */
  begin(): void {
    this.#answers = 0
    this.#fastest.fill(Number.POSITIVE_INFINITY)
    this.#spentBefore = this.#spent()
  }

  async ask(index: number, path: (reader: Reader) => string): Promise<void> {
    const reader = this.#served.readers[index]
    if (reader === undefined) throw new Error(`The world has no reader ${index}`)
    const waited = await wait(this.#served.url + path(reader), reader.token)
    this.#fastest[index] = Math.min(waited, this.#fastest[index] ?? waited)
    this.#answers += 1
  }

  /** Of all readers the one at that part, slowest last, each by her fastest answer: what a busy machine adds is not hers. */
  at(part: number): number {
    return this.#fastest.toSorted((a, b) => a - b)[Math.floor((this.#fastest.length - 1) * part)] ?? Number.NaN
  }

  /** Milliseconds of processor time for one answer. */
  cpuMs = (): number => ((this.#spent() - this.#spentBefore) * 1000) / this.#answers

  #spent = (): number => this.#served.pids.reduce((seconds, pid) => seconds + cpuSeconds(pid), 0)
}

/** One reader of each world after the other, each request alone: whatever else the machine does meets both alike. */
async function inBoth(small: Served, large: Served, path: (reader: Reader) => string): Promise<[Asked, Asked]> {
  const both: [Asked, Asked] = [new Asked(small), new Asked(large)]
  const readers = Math.min(small.readers.length, large.readers.length)
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) for (const asked of both) asked.begin()
    for (let index = 0; index < readers; index++) for (const asked of both) await asked.ask(index, path)
  }
  return both
}

/** The same asked of a small world and of a large one, in turns: what the second costs more. */
export async function compare(small: Served, large: Served): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(askedFor)) {
    const [few, many] = await inBoth(small, large, path)
    const ratio = many.at(0.95) / few.at(0.95)
    // It takes many minutes: what is known is said at once.
    console.log(
      `  ${name}: ${ratio.toFixed(2)} of a hundredth, ${(many.cpuMs() / few.cpuMs()).toFixed(2)} by processor time`,
    )
    figures.push({
      name: `${name}, p95`,
      value: many.at(0.95),
      unit: 'ms',
      against: { name: 'a world of a hundredth', value: few.at(0.95), ratio, ofProcessor: many.cpuMs() / few.cpuMs() },
      goal: { text: `at most ${GOAL}`, met: ratio <= GOAL },
      more: { 'p50, of a hundredth': many.at(0.5) / few.at(0.5), 'cpu ms': many.cpuMs() },
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
  return { url: product.server.url, pids: pidsOf(product), readers }
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
