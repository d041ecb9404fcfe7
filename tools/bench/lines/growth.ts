import type { Figure } from '../figures.ts'
import { cpuSeconds } from '../processes.ts'
import { openProduct, pidsOf } from '../scene.ts'
import { fillWorld, type Reader, type WorldSize } from '../world/world.ts'

const SMALL = { members: 1_000, shares: 10_000, messages: 50_000 }
const TIMES = 100
const LARGE = { members: SMALL.members * TIMES, shares: SMALL.shares * TIMES, messages: SMALL.messages * TIMES }
const GOAL = 1.5
/** Plus a warm-up round. */
const ROUNDS = 3

/** Pages, and the API calls behind them. */
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

export interface ServedWorld {
  url: string
  /** Server and database. */
  pids: number[]
  readers: Reader[]
}

/** Milliseconds. */
async function wait(url: string, token: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, redirect: 'manual' })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - begun
}

class Asked {
  readonly #served: ServedWorld
  readonly #fastest: number[]
  #answers = 0
  #spentBefore = Number.NaN

  constructor(served: ServedWorld) {
    this.#served = served
    this.#fastest = served.readers.map(() => Number.POSITIVE_INFINITY)
  }

  /** Discards the warm-up. */
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

  /** Percentile of the readers' fastest answers, to exclude noise. */
  at(part: number): number {
    return this.#fastest.toSorted((a, b) => a - b)[Math.floor((this.#fastest.length - 1) * part)] ?? Number.NaN
  }

  /** CPU milliseconds per answer. */
  cpuMs = (): number => ((this.#spent() - this.#spentBefore) * 1000) / this.#answers

  #spent = (): number => this.#served.pids.reduce((seconds, pid) => seconds + cpuSeconds(pid), 0)
}

/** Alternates requests, so that noise affects both alike. */
async function inBoth(
  small: ServedWorld,
  large: ServedWorld,
  path: (reader: Reader) => string,
): Promise<[Asked, Asked]> {
  const both: [Asked, Asked] = [new Asked(small), new Asked(large)]
  const readers = Math.min(small.readers.length, large.readers.length)
  for (let round = 0; round <= ROUNDS; round++) {
    if (round === 1) for (const asked of both) asked.begin()
    for (let index = 0; index < readers; index++) for (const asked of both) await asked.ask(index, path)
  }
  return both
}

export async function compare(small: ServedWorld, large: ServedWorld): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(askedFor)) {
    const [few, many] = await inBoth(small, large, path)
    const ratio = many.at(0.95) / few.at(0.95)
    // Print at once, as the benchmark takes minutes.
    console.log(
      `  ${name}: ${ratio.toFixed(2)} of a hundredth, ${(many.cpuMs() / few.cpuMs()).toFixed(2)} by processor time`,
    )
    figures.push({
      name: `${name}, p95`,
      value: many.at(0.95),
      unit: 'ms',
      ratios: { 'a hundredth of the data': ratio, 'that, processor time': many.cpuMs() / few.cpuMs() },
      goal: { text: `at most ${GOAL}`, met: ratio <= GOAL },
      more: { 'p50, of a hundredth': many.at(0.5) / few.at(0.5), 'cpu ms': many.cpuMs() },
    })
  }
  return figures
}

async function serve(size: WorldSize, opened: AsyncDisposableStack): Promise<ServedWorld> {
  let readers: Reader[] = []
  const product = await openProduct(async (database) => {
    readers = await fillWorld(database, size)
  })
  opened.defer(product.close)
  return { url: product.server.url, pids: Object.values(pidsOf(product)), readers }
}

/** Hundredfold rows, same list lengths. */
export async function growth(): Promise<Figure[]> {
  const opened = new AsyncDisposableStack()
  try {
    return await compare(await serve(SMALL, opened), await serve(LARGE, opened))
  } finally {
    await opened.disposeAsync()
  }
}
