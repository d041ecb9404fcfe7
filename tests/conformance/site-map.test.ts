import { expect, it } from 'vitest'
import siteMap from '../../apps/web/app/routes.ts'

/** Specification §2, the table of routes: what is built of it, each under the layout it asks for or leaves open. */
const asked = {
  '/': 'default',
  '/dashboard': 'module',
  '/go': 'default',
  '/l/contact': 'classic',
  '/l/plan-du-site': 'classic',
  '/l/support': 'classic',
  '/l/:slug': 'classic',
  '/members': 'module',
  '/blog': 'module',
  '/blog/:id-slug': 'module',
  '/blog/cat': 'module',
  '/blog/cat/:category': 'module',
  '/blog/tag': 'module',
  '/blog/tag/:tag': 'module',
  '/communities': 'module',
  '/c/:slugCommunity': 'module',
  '/c/:slugCommunity/:roomId': 'module',
  '/community-room': 'module',
  '/r/:slug': 'a frame of its own',
  '/p': 'profiles',
  '/p/:username': 'profiles',
  '/settings': 'settings',
  '/settings/compte': 'settings',
  '/settings/securite': 'settings',
  '/settings/signalements': 'settings',
  '/settings/:page': 'settings',
  '/account/suspended': 'default',
  '/shares': 'module',
  '/shares/:id': 'module',
  '/settings/steps': 'a frame of its own',
  '/*': 'a frame of its own',
}

type RouteConfigEntry = Awaited<typeof siteMap>[number]
type Address = [path: string, layout: string]
const alone = 'a frame of its own'

function addresses(entries: readonly RouteConfigEntry[], above: string, layout: string): Address[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const worn = /^layouts\/(\w+)\.tsx$/.exec(file)?.[1] ?? layout
    const own: Address[] = index || (path !== undefined && children.length === 0) ? [[here || '/', worn]] : []
    return [...own, ...addresses(children, here, worn)]
  })
}

/** Specification §2, « Route parameters »; the address of an article holds two in one part. */
const parameters = ['id', 'slug', 'category', 'tag', 'slugCommunity', 'roomId', 'username', 'page']

it('names the parameters of its addresses as the specification does, and no other', async () => {
  const named = addresses(await siteMap, '', alone).flatMap(([path]) =>
    [...path.matchAll(/:([\w-]+)/g)].flatMap(([, name = '']) => name.split('-')),
  )
  expect(new Set(named)).toEqual(new Set(parameters))
})

it('answers the addresses of the specification, each in its layout', async () => {
  expect(Object.fromEntries(addresses(await siteMap, '', alone))).toMatchObject(asked)
})
