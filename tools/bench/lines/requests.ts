import { userChannel } from '@consoeurs/contract'
import type { Request } from 'autocannon'
import { io } from 'socket.io-client'
import type { Figure } from '../figures.ts'
import { type Answers, type Load, load } from '../load.ts'
import { signInDemo } from '../people.ts'
import { inTurns, type Turn } from '../rounds.ts'
import { pidsOf, type Scene, startServer } from '../scene.ts'
import { meanOf } from '../statistics.ts'
import { everyKindOfWrite, messages, sendersOf, untilEventsAreHandled } from '../writes.ts'
import { memoryOf } from './memory.ts'

/** `like`: the page whose content the baseline in React has. `goal` in milliseconds. */
interface MeasuredPage {
  name: string
  path: string
  like?: string
  goal: number
}

const MEMORY_GOAL_MB = { atRest: 200, after: 400 }
const MESSAGE_GOAL_MS = 6.6
const VISITOR_GOAL_MS = 0.33
/** In each round, one of each kind. */
const WRITES = 4
const VISITS_PER_WRITE = 200
/** So few that a busy machine refuses none. */
const IN_FLIGHT = 4
/** Requests of the warm-up round: what costs much, what costs little. */
const WARM = { page: 100, small: 1_000 }
/** Of a round. By processor time, because a busy machine would answer too few requests in a given time. */
const ROUND_MS = 500

const MESSAGE = 'Message delivered'

const visitorPages = [
  { name: 'Home, visitor', path: '/' },
  { name: 'Feed, visitor', path: '/shares' },
  { name: 'Legal page, visitor', path: '/l/charte' },
]

/** `.data` is what React Router requests when a member goes from one page to another. */
const memberPages = (shareSlug: string): MeasuredPage[] => [
  { name: 'Feed', path: '/shares', goal: 5 },
  { name: 'Dashboard', path: '/dashboard', goal: 8 },
  { name: 'Members', path: '/members', goal: 5 },
  { name: 'Conversation', path: '/messages/lea', goal: 5 },
  { name: 'Notifications', path: '/notifications', goal: 4 },
  { name: 'Profile', path: '/p/ines', goal: 6 },
  { name: 'Share', path: `/shares/${shareSlug}`, goal: 6 },
  { name: '/shares.data', path: '/shares.data?_routes=routes%2Fshares', like: '/shares', goal: 3 },
  { name: '/dashboard.data', path: '/dashboard.data?_routes=routes%2Fdashboard', like: '/dashboard', goal: 6 },
]

type Baselines = Record<'react' | 'hello', Answers | undefined>

/** Camille's conversation fills its page. */
async function prepare(scene: Scene) {
  const { url } = scene.server
  const cookie = await signInDemo(url)
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  for (let number = 1; number <= 30; number++) {
    const text = `Je pense encore à la promenade numéro ${number} : on la refait quand tu veux, même s’il pleut.`
    const body = JSON.stringify({ to: 'lea', clientId: crypto.randomUUID(), text })
    const { status } = await fetch(`${url}/api/messages`, { method: 'POST', headers, body })
    if (status !== 200) throw new Error(`A message was answered ${status}`)
  }
  await untilEventsAreHandled(scene)
  const shares = async (query: string): Promise<FeedShare[]> =>
    (await (await fetch(`${url}/api/shares${query}`, { headers: { cookie } })).json()).items
  const [discussed] = (await shares('?author=soizic')).toSorted((a, b) => b.commentCount - a.commentCount)
  if (discussed === undefined) throw new Error('Soizic has no share')
  return { cookie, shareSlug: discussed.slug, shareIds: (await shares('')).map(({ id }) => id) }
}

interface FeedShare {
  id: number
  slug: string
  commentCount: number
}

/** An open page for each recipient of `messages`. */
async function openPages(scene: Scene): Promise<{ heard: () => number; close: () => void }> {
  let heard = 0
  const sockets = await Promise.all(
    sendersOf(scene).map(async ({ toId, toToken }) => {
      const socket = io(scene.server.url, { transports: ['websocket'], auth: { token: toToken }, forceNew: true })
      socket.on('live', ({ type }: { type: string }) => {
        if (type === 'message') heard += 1
      })
      await socket.emitWithAck('subscribe', userChannel(toId))
      return socket
    }),
  )
  return {
    heard: () => heard,
    close: () => {
      for (const socket of sockets) socket.close()
    },
  }
}

/** Counts the visits alone. What follows from a write ends before them. */
async function visitBetweenWrites(scene: Scene, path: string, writes: Request[]): Promise<Answers> {
  const { url } = scene.server
  const visits: Answers[] = []
  for (let write = 0; write < WRITES; write++) {
    await load({ url, requests: writes, connections: 1, amount: 1, settle: () => untilEventsAreHandled(scene) })
    visits.push(await load({ url: url + path, pids: pidsOf(scene), connections: IN_FLIGHT, amount: VISITS_PER_WRITE }))
  }
  return meanOf(visits)
}

const turnOf =
  (request: Load, warmAmount: number): Turn =>
  (warm) =>
    load({ ...request, connections: IN_FLIGHT, amount: warm ? Math.ceil(ROUND_MS / warm.cpuMs) : warmAmount })

/** Of the same run: `page` names one of `rendered`. */
async function startBaselines(url: string, cookie: string, rendered: string[]) {
  const env = { NODE_ENV: 'production', SITE: url, COOKIE: cookie, PAGES: rendered.join(',') }
  const server = await startServer('tools/bench/baseline-server.ts', env, '/hello')
  const turn = (path: string) => turnOf({ url: server.url + path, pids: { server: server.pid } }, WARM.small)
  const react = rendered.map((page, index): [string, Turn] => [`react:${page}`, turn(`/react/${index}`)])
  return { turns: { hello: turn('/hello'), ...Object.fromEntries(react) }, stop: server.stop }
}

function figureOf(name: string, answers: Answers | undefined, baselines: Baselines, goal: number): Figure {
  if (answers === undefined) throw new Error(`${name} was not measured`)
  const { cpuMs, serverMs, databaseMs } = answers
  const { react, hello } = baselines
  return {
    name,
    value: cpuMs,
    unit: 'ms',
    more: { server: serverMs, database: databaseMs },
    ratios: { ...(react && { React: cpuMs / react.cpuMs }), ...(hello && { hello: cpuMs / hello.cpuMs }) },
    goal: { text: `at most ${goal} ms`, met: cpuMs <= goal },
  }
}

type Setting = Awaited<ReturnType<typeof prepare>>

async function measurePages(scene: Scene, { cookie, shareSlug, shareIds }: Setting): Promise<Figure[]> {
  const { url } = scene.server
  const pids = pidsOf(scene)
  const measured = memberPages(shareSlug)
  const rendered = [
    ...measured.flatMap(({ path, like }) => (like === undefined ? [path] : [])),
    ...visitorPages.map(({ path }) => `visitor:${path}`),
  ]
  const baselines = await startBaselines(url, cookie, rendered)
  try {
    const message = { url, pids, requests: messages(scene), settle: () => untilEventsAreHandled(scene) }
    const of: Record<string, Answers> = await inTurns<string>({
      ...baselines.turns,
      ...Object.fromEntries(
        measured.map(({ name, path }) => [name, turnOf({ url: url + path, pids, headers: { cookie } }, WARM.page)]),
      ),
      ...Object.fromEntries(
        visitorPages.map(({ name, path }) => [name, turnOf({ url: url + path, pids }, WARM.small)]),
      ),
      [MESSAGE]: turnOf(message, WARM.page),
    })
    // Last, because the writes change the feed.
    const writes = everyKindOfWrite(scene, shareIds)
    const beside: Record<string, Answers> = await inTurns<string>(
      Object.fromEntries(visitorPages.map(({ name, path }) => [name, () => visitBetweenWrites(scene, path, writes)])),
    )
    const figure = (name: string, goal: number, page?: string, answers = of[name]) =>
      figureOf(name, answers, { react: of[`react:${page}`], hello: of.hello }, goal)
    return [
      ...measured.map(({ name, goal, path, like = path }) => figure(name, goal, like)),
      figure(MESSAGE, MESSAGE_GOAL_MS),
      ...visitorPages.flatMap(({ name, path }) => [
        figure(name, VISITOR_GOAL_MS, `visitor:${path}`),
        { ...figure(name, VISITOR_GOAL_MS, `visitor:${path}`, beside[name]), name: `${name}, while members write` },
      ]),
    ]
  } finally {
    await baselines.stop()
  }
}

/** Processor time per request of pages, navigations and messages, beside baselines of the same content. */
export async function requests(scene: Scene): Promise<Figure[]> {
  const atRest = await memoryOf(scene)
  const setting = await prepare(scene)
  const recipients = await openPages(scene)
  try {
    const figures = await measurePages(scene, setting)
    if (recipients.heard() === 0) throw new Error('No message was delivered')
    return [
      ...figures,
      memoryFigure('Memory at rest', atRest, MEMORY_GOAL_MB.atRest),
      memoryFigure('Memory after this run', await memoryOf(scene), MEMORY_GOAL_MB.after),
    ]
  } finally {
    recipients.close()
  }
}

const memoryFigure = (name: string, memory: Awaited<ReturnType<typeof memoryOf>>, goal: number): Figure => ({
  name,
  ...memory,
  goal: { text: `at most ${goal} MB`, met: memory.value <= goal },
})
