import { detailsOf, type Figure } from '../figures.ts'
import { signInDemo } from '../people.ts'
import { inTurns } from '../rounds.ts'
import { pidsOf, type Scene } from '../scene.ts'
import { type Floors, startPageFloor } from './floors.ts'

const GOAL = { ofRouter: 0.65, readyPerSecond: 8_000 }

const unit = 'pages/s'

/** The page, and the same markup without its data, loaded in turns. */
async function loadPage(scene: Scene, path: string) {
  const cookie = await signInDemo(scene.server.url)
  const { url } = scene.server
  const pids = pidsOf(scene)
  const opened = new AsyncDisposableStack()
  const floor = async (kind: 'react' | 'router' | 'stream') => {
    const server = await startPageFloor(scene, { kind, path, cookie })
    opened.defer(server.stop)
    return { url: server.url + path, pids: [server.pid] }
  }
  try {
    return await inTurns({
      page: { url: url + path, headers: { cookie }, pids },
      compressed: { url: url + path, headers: { cookie, 'accept-encoding': 'br' }, pids },
      router: await floor('router'),
      stream: await floor('stream'),
      react: await floor('react'),
    })
  } finally {
    await opened.disposeAsync()
  }
}

/** A member's page, rendered for her with the database, beside the same markup without it. */
async function memberPage(scene: Scene, name: string, path: string): Promise<Figure[]> {
  const rounds = await loadPage(scene, path)
  const withoutData = 'the router without data'
  const page = rounds.of('page')
  const against = rounds.against('page', 'router', withoutData)
  const goal = { text: `at least ${GOAL.ofRouter} of ${withoutData}`, met: against.ratio >= GOAL.ofRouter }
  const beside = (of: 'compressed' | 'router' | 'stream', called: string): Figure => {
    const answers = rounds.of(of)
    const part =
      of === 'compressed' ? rounds.against(of, 'router', withoutData) : rounds.against(of, 'react', 'React alone')
    return { name: `  ${called}`, value: answers.perSecond, unit, against: part, more: detailsOf(answers) }
  }
  const react = rounds.of('react')
  return [
    { name, value: page.perSecond, unit, against, goal, more: detailsOf(page) },
    beside('compressed', 'compressed, as browsers ask for it'),
    beside('router', withoutData),
    beside('stream', 'its default streaming entry'),
    { name: '  React alone', value: react.perSecond, unit, more: detailsOf(react) },
  ]
}

async function visitorPage(scene: Scene, { hello }: Floors, name: string, path: string): Promise<Figure> {
  const rounds = await inTurns({
    hello: { url: hello.url, pids: [hello.pid] },
    page: { url: scene.server.url + path, headers: { 'accept-encoding': 'br' }, pids: pidsOf(scene) },
  })
  const page = rounds.of('page')
  return {
    name,
    value: page.perSecond,
    unit,
    against: rounds.against('page', 'hello', 'hello'),
    goal: { text: `at least ${GOAL.readyPerSecond}/s`, met: page.perSecond >= GOAL.readyPerSecond },
    more: detailsOf(page),
  }
}

export async function pages(scene: Scene, floors: Floors): Promise<Figure[]> {
  return [
    ...(await memberPage(scene, 'Feed, signed in', '/shares')),
    ...(await memberPage(scene, 'Dashboard, signed in', '/dashboard')),
    ...(await memberPage(scene, 'Members, signed in', '/members')),
    await visitorPage(scene, floors, 'Home, visitor', '/'),
    await visitorPage(scene, floors, 'Feed, visitor', '/shares'),
    await visitorPage(scene, floors, 'Legal page, visitor', '/l/charte'),
  ]
}
