import { compared, type Figure } from '../figures.ts'
import { type Answers, load } from '../load.ts'
import { signInDemo } from '../people.ts'
import { type Scene, startServer } from '../scene.ts'

const GOAL = { ofRouter: 0.65, readyPerSecond: 8_000 }

/** The same page without its data, by a server of its own: see `floor-server.ts`. */
async function floor(
  scene: Scene,
  kind: 'react' | 'router' | 'stream',
  path: string,
  cookie: string,
): Promise<Answers> {
  const env = { FLOOR: kind, RECORD_FROM: scene.server.url, RECORD_COOKIE: cookie, NODE_ENV: 'production' }
  const server = await startServer('tools/bench/floor-server.ts', env, path)
  try {
    return await load({ url: server.url + path, pid: server.pid })
  } finally {
    await server.stop()
  }
}

const more = ({ p99, cpuMs }: Answers) => ({ 'p99 ms': p99, ...(cpuMs !== null && { 'cpu ms': cpuMs }) })

/** A member's pages: rendered for her, with the database, against the same markup without it. */
async function memberPage(scene: Scene, name: string, path: string): Promise<Figure[]> {
  const cookie = await signInDemo(scene.server.url)
  const page = await load({ url: scene.server.url + path, headers: { cookie }, pid: scene.server.pid })
  const react = await floor(scene, 'react', path, cookie)
  const router = await floor(scene, 'router', path, cookie)
  const stream = await floor(scene, 'stream', path, cookie)
  const against = compared('the router without data', page.perSecond, router.perSecond)
  const goal = { text: `at least ${GOAL.ofRouter} of the router without data`, met: against.ratio >= GOAL.ofRouter }
  return [
    { name, value: page.perSecond, unit: 'pages/s', against, goal, more: more(page) },
    {
      name: `  the router without data`,
      value: router.perSecond,
      unit: 'pages/s',
      against: compared('React alone', router.perSecond, react.perSecond),
      more: more(router),
    },
    {
      name: `  its default streaming entry`,
      value: stream.perSecond,
      unit: 'pages/s',
      against: compared('React alone', stream.perSecond, react.perSecond),
      more: more(stream),
    },
    { name: `  React alone`, value: react.perSecond, unit: 'pages/s', more: more(react) },
  ]
}

async function visitorPage(scene: Scene, name: string, path: string, hello: number): Promise<Figure> {
  const headers = { 'accept-encoding': 'br' }
  const page = await load({ url: scene.server.url + path, headers, pid: scene.server.pid })
  return {
    name,
    value: page.perSecond,
    unit: 'pages/s',
    against: compared('hello', page.perSecond, hello),
    goal: { text: `at least ${GOAL.readyPerSecond}/s`, met: page.perSecond >= GOAL.readyPerSecond },
    more: more(page),
  }
}

export async function pages(scene: Scene, { hello }: { hello: number }): Promise<Figure[]> {
  return [
    ...(await memberPage(scene, 'Feed, signed in', '/shares')),
    await visitorPage(scene, 'Home, visitor', '/', hello),
    await visitorPage(scene, 'Feed, visitor', '/shares', hello),
    await visitorPage(scene, 'Legal page, visitor', '/l/charte', hello),
  ]
}
