import { basename } from 'node:path'
import { expect, it } from 'vitest'
import siteMap from '../../apps/web/app/routes.ts'

/** Specification §2, the table of routes: what is built of it, each with its page, under the layout it asks for or leaves open. */
const asked = {
  '/': ['home', 'default'],
  '/dashboard': ['dashboard', 'module'],
  '/go': ['exit', 'default'],
  '/l/contact': ['contact', 'classic'],
  '/l/plan-du-site': ['site-map', 'classic'],
  '/l/support': ['support', 'classic'],
  '/l/:slug': ['static-page', 'classic'],
  '/members': ['members', 'module'],
  '/blog': ['blog', 'module'],
  '/blog/:id-slug': ['blog-article', 'module'],
  '/blog/cat': ['blog-categories', 'module'],
  '/blog/cat/:category': ['blog-category', 'module'],
  '/blog/tag': ['blog-tags', 'module'],
  '/blog/tag/:tag': ['blog-tag', 'module'],
  '/communities': ['communities', 'module'],
  '/c/:slugCommunity': ['community', 'module'],
  '/c/:slugCommunity/:roomId': ['room', 'module'],
  '/community-room': ['community-room', 'module'],
  '/r/:slug': ['room-link', 'a frame of its own'],
  '/p': ['own-profile', 'profiles'],
  '/p/:username': ['profile', 'profiles'],
  '/settings': ['settings', 'settings'],
  '/settings/compte': ['settings-account', 'settings'],
  '/settings/profil': ['settings-profile', 'settings'],
  '/settings/profil/:page': ['settings-profile-theme', 'settings'],
  '/settings/photos': ['settings-photos', 'settings'],
  '/settings/certification': ['settings-certification', 'settings'],
  '/settings/notifications': ['settings-notifications', 'settings'],
  '/settings/sujets': ['settings-notification-topics', 'settings'],
  '/settings/alertes': ['settings-alerts', 'settings'],
  '/settings/confidentialite': ['settings-privacy', 'settings'],
  '/settings/blocages': ['settings-blocks', 'settings'],
  '/settings/sourdine': ['settings-mutes', 'settings'],
  '/settings/mots': ['settings-words', 'settings'],
  '/settings/discretion': ['settings-discretion', 'settings'],
  '/settings/pause': ['settings-pause', 'settings'],
  '/settings/apparence': ['settings-appearance', 'settings'],
  '/settings/securite': ['settings-security', 'settings'],
  '/settings/donnees': ['settings-personal-data', 'settings'],
  '/settings/accords': ['settings-consents', 'settings'],
  '/settings/signalements': ['settings-reports', 'settings'],
  '/settings/:page': ['settings-unknown', 'settings'],
  '/settings/steps': ['settings-steps', 'a frame of its own'],
  '/account/suspended': ['account-suspended', 'default'],
  '/shares': ['shares', 'module'],
  '/shares/:id': ['share', 'module'],
  '/*': ['not-found', 'a frame of its own'],
}

type RouteConfigEntry = Awaited<typeof siteMap>[number]
type Address = [path: string, served: [page: string, layout: string]]
const alone = 'a frame of its own'

function addresses(entries: readonly RouteConfigEntry[], above: string, layout: string): Address[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    const worn = /^layouts\/(\w+)\.tsx$/.exec(file)?.[1] ?? layout
    const page = basename(file).replace(/\.tsx?$/, '')
    const own: Address[] = index || (path !== undefined && children.length === 0) ? [[here || '/', [page, worn]]] : []
    return [...own, ...addresses(children, here, worn)]
  })
}

/** Specification §2, « Route parameters »; the address of an article holds two in one part. */
const parameters = ['id', 'slug', 'category', 'tag', 'slugCommunity', 'roomId', 'username', 'page']

it('names its route parameters as the specification does, and no others', async () => {
  const named = addresses(await siteMap, '', alone).flatMap(([path]) =>
    [...path.matchAll(/:([\w-]+)/g)].flatMap(([, name = '']) => name.split('-')),
  )
  expect(new Set(named)).toEqual(new Set(parameters))
})

it('serves the addresses of the specification, each with its page in its layout', async () => {
  expect(Object.fromEntries(addresses(await siteMap, '', alone))).toMatchObject(asked)
})
