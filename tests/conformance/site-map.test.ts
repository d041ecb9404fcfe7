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
  '/blog/:article': 'module',
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
  '/account/suspended': 'default',
  '/shares': 'module',
  '/shares/:idOrSlug': 'module',
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

it('answers the addresses of the specification, each in its layout', async () => {
  expect(Object.fromEntries(addresses(await siteMap, '', alone))).toMatchObject(asked)
})
