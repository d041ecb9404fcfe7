import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { type RequestContext, requestContext, type Viewer, viewerContext } from '../context.ts'
import siteMap from '../routes.ts'
import { global } from './global.ts'
import { user } from './user.ts'

const page = new Response('la page')

interface RequestInput {
  method?: string
  /** Where addresses of the former site lead. */
  old?: Record<string, string>
  pattern?: string
  viewer?: Viewer | null
}

async function answerOld(path: string, old: Record<string, string>) {
  const found = old[new URL(path, 'http://site.test').searchParams.get('address') ?? '']
  const said = found === undefined ? { error: { name: 'NOT_FOUND', message: 'Rien ici.' } } : { path: found }
  return Response.json(said, { status: found === undefined ? 404 : 200 })
}

/** What the middleware makes of a request: the page, or where it leads instead. */
async function through(
  middleware: MiddlewareFunction<Response>,
  address: string,
  { method, pattern = '', viewer = null, old }: RequestInput = {},
) {
  const context = new RouterContextProvider()
  // Nobody is asked anything: who she is was read before.
  const api = (path: string) => (old ? answerOld(path, old) : Promise.reject(new Error('no query')))
  context.set(requestContext, { viewer, api } as unknown as RequestContext)
  const url = new URL(address, 'http://site.test')
  const next = vi.fn(async () => page)
  const request = new Request(url, { method: method ?? 'GET' })
  try {
    const answer = await middleware({ request, url, pattern, params: {}, context }, next)
    return { answer, asked: next.mock.calls.length, context }
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const { status, headers } = thrown
    return { leads: headers.get('Location'), status, asked: next.mock.calls.length }
  }
}

describe('global', () => {
  it('lets a page be', async () => {
    expect(await through(global, '/members?sort=near')).toMatchObject({ answer: page, asked: 1 })
    expect(await through(global, '/')).toMatchObject({ answer: page, asked: 1 })
  })

  it.each([
    ['/shares/', '/shares'],
    ['/shares/?kind=question', '/shares?kind=question'],
    ['/shares///', '/shares'],
    ['//ailleurs.example/', '/ailleurs.example'],
  ])('gives %s its one form', async (address, leads) => {
    expect(await through(global, `http://site.test${address}`)).toEqual({ leads, status: 301, asked: 0 })
  })

  it.each([
    ['/SHARES', '/shares', '/shares'],
    ['/P/camille?onglet=partages', '/p/:username', '/p/camille?onglet=partages'],
    ['/P/Camille', '/p/:username', '/p/Camille'],
    ['/%62log', '/blog', '/blog'],
    ['/p/c%61mille', '/p/:username', '/p/camille'],
    ['/blog//cat', '/*', '/blog/cat'],
  ])('gives %s, which the router takes for %s, its one form', async (address, pattern, leads) => {
    expect(await through(global, address, { pattern })).toEqual({ leads, status: 301, asked: 0 })
  })

  it.each([
    ['/p/:username', '/p/cam%C3%A9lia'],
    ['/p/:username', '/p/%2e%2e'],
    ['/admin/*', '/admin/Users'],
    ['/*', '/Nulle-Part'],
    ['/blog/:id-slug', '/blog/1-Deux'],
  ])('leaves to %s what is its own to say: %s', async (pattern, address) => {
    expect(await through(global, address, { pattern })).toMatchObject({ asked: 1 })
  })

  it('follows a rule before anything is loaded', async () => {
    expect(await through(global, '/membres/ines?onglet=partages')).toEqual({
      leads: '/p/ines?onglet=partages',
      status: 301,
      asked: 0,
    })
  })

  it.each([
    ['/2019/05/un-article/', '*'],
    ['/2019/05/un-article?utm=x', '/*'],
    ['/blog/un-article', 'blog/:id-slug'],
    ['/?p=12', '/'],
  ])('leads %s of the former site to what was imported', async (address, pattern) => {
    const old = { [address]: '/blog/7-un-article' }
    expect(await through(global, address, { pattern, old })).toEqual({
      leads: '/blog/7-un-article',
      status: 301,
      asked: 0,
    })
  })

  it.each([
    ['/2019/05/un-article', '/*', {}],
    ['/blog/7-un-article', 'blog/:id-slug', undefined],
    ['/?page=2', '', undefined],
  ])('lets %s be where nothing was imported from it', async (address, pattern, old) => {
    expect(await through(global, address, { pattern, ...(old && { old }) })).toMatchObject({ answer: page, asked: 1 })
  })

  it('answers a form where it was sent', async () => {
    expect(await through(global, '/connexion', { method: 'POST' })).toMatchObject({ answer: page, asked: 1 })
    expect(await through(global, '/shares/', { method: 'POST' })).toMatchObject({ answer: page, asked: 1 })
  })
})

describe('user', () => {
  const camille = { id: 7, username: 'camille' } as Viewer

  it('opens to who is signed in, and tells the page who she is', async () => {
    const { answer, context } = await through(user, '/dashboard', { viewer: camille })
    expect(answer).toBe(page)
    expect(context?.get(viewerContext)).toBe(camille)
  })

  it.each([
    ['/dashboard', '/login?suite=%2Fdashboard'],
    ['/messages/ines?box=requests', '/login?suite=%2Fmessages%2Fines%3Fbox%3Drequests'],
  ])('leads everyone else to the door, and back to %s', async (address, leads) => {
    expect(await through(user, address)).toEqual({ leads, status: 302, asked: 0 })
    expect(await through(user, address, { method: 'POST' })).toEqual({ leads, status: 302, asked: 0 })
  })
})

/** Specification §6: who comes without a session may open these, and nothing else. */
const forEveryone = [
  // The doors, and what their mails lead to.
  '/',
  '/go',
  '/signup',
  '/signup/attente',
  '/signup/confirmer',
  '/signup/avec',
  '/login',
  '/login/link',
  '/login/code',
  '/login/avec',
  '/login/avec/:slug',
  '/login/action',
  '/login/retour',
  '/password',
  '/password/nouveau',
  '/account/email',
  '/account/suspended',
  '/account/relecture',
  '/invitation/:slug',
  '/mails/desabonnement',
  '/mails/abonnement',
  '/mails/contact',
  '/logout',
  // What is public as far as the API says so.
  '/shares',
  '/shares/:id',
  '/shares/:id/signaler',
  '/shares/theme/:slug',
  '/recettes',
  '/recettes/ingredient/:slug',
  '/recettes/saison/:slug',
  '/recettes/table',
  '/recettes/technique/:slug',
  '/communities',
  '/c/:slugCommunity',
  '/blog',
  '/blog/cat',
  '/blog/cat/:category',
  '/blog/tag',
  '/blog/tag/:tag',
  '/blog/lettre',
  '/blog/:id-slug',
  '/saison/:slug?',
  '/villes',
  '/villes/:slug',
  '/etat',
  '/l/contact',
  '/l/comment-cela-tient',
  '/l/plan-du-site',
  '/l/support',
  '/l/:slug',
  '/p/:username',
  '/p/:username/signaler',
  // No pages.
  '/manifest.webmanifest',
  '/carnet.webmanifest',
  '/shares/recevoir',
  '/r/:slug',
  '/blog/rss.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/offline',
  '/*',
]

type RouteConfigEntry = Awaited<typeof siteMap>[number]
const sources = import.meta.glob<string>(['../root.tsx', '../{routes,layouts}/**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const names = (middleware: string, file: string) =>
  sources[`../${file}`]?.includes(`export const middleware: Route.MiddlewareFunction[] = [${middleware}]`) === true

function addresses(
  entries: readonly RouteConfigEntry[],
  above = '',
  inherited = false,
): [path: string, behind: boolean][] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const behind = inherited || names('user', file)
    const here = path === undefined ? above : `${above}/${path}`
    const isPage = index || (path !== undefined && children.length === 0)
    const own: [string, boolean][] = isPage ? [[here || '/', behind]] : []
    return [...own, ...addresses(children, here, behind)]
  })
}

it('global stands around every page', () => {
  expect(names('global', 'root.tsx')).toBe(true)
})

it('user stands before every page that is not named as one for everyone', async () => {
  const open = addresses(await siteMap).filter(([, behind]) => !behind)
  expect(open.map(([path]) => path).toSorted()).toEqual(forEveryone.toSorted())
})
