import type { Page } from '@playwright/test'
import routes from '../../../apps/web/app/routes.ts'

type RouteConfigEntry = Awaited<typeof routes>[number]

const demoPassword = 'consoeurs-demo-2026'

/** One page to look at: the pattern of its route, an address that answers it, and who is there. */
export interface Visit {
  route: string
  path: string
  who: 'visitor' | 'member'
}

/** Addresses with nothing to look at, and why. */
const withoutPage: Record<string, string> = {
  'manifest.webmanifest': 'a file',
  'robots.txt': 'a file',
  'account/pause': 'takes a form, and leads to the goodbye',
  'login/avec': 'leads to the provider',
  'login/retour': 'tells the page that waits how it ended, and closes',
  'settings/compte/lien': 'takes a form, and leads to the provider',
}

export function patternsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const pattern = [above, path].filter(Boolean).join('/')
    const own = index === true || (path !== undefined && children.length === 0) ? [pattern] : []
    return [...own, ...patternsOf(children, pattern)]
  })
}

/** Every page of the site map, as its pattern. */
export const pagePatterns: readonly string[] = patternsOf(await routes).filter((pattern) => !(pattern in withoutPage))

const visitor = (route: string, path = `/${route}`): Visit => ({ route, path, who: 'visitor' })
const member = (route: string, path = `/${route}`): Visit => ({ route, path, who: 'member' })

/** Where a round passes: every route of the site map, with real content of the demonstration. */
export const visitsOf = (shareSlug: string): readonly Visit[] => [
  visitor('', '/'),
  visitor('go', '/go?to=https%3A%2F%2Fexemple.fr%2F'),
  visitor('signup'),
  visitor('signup/attente'),
  visitor('signup/avec'),
  visitor('login'),
  visitor('login/link'),
  visitor('login/code'),
  visitor('login/code', '/login/code?avec=recuperation'),
  visitor('login/link', '/login/link?envoye'),
  visitor('login/link', '/login/link?jeton=abc'),
  visitor('password'),
  visitor('account/suspended'),
  visitor('password/nouveau'),
  visitor('account/email'),
  visitor('shares'),
  visitor('shares/:idOrSlug', `/shares/${shareSlug}`),
  visitor('l/:slug', '/l/charte'),
  visitor('l/:slug', '/l/mentions-legales'),
  visitor('l/:slug', '/l/confidentialite'),
  visitor('l/:slug', '/l/securite'),
  visitor('l/contact'),
  visitor('l/contact', '/l/contact?envoye=7'),
  visitor('offline'),
  visitor('*', '/nulle-part'),
  member('settings/steps'),
  member('settings'),
  member('settings/compte'),
  member('settings/profil'),
  member('settings/photos'),
  member('settings/confidentialite'),
  member('settings/blocages'),
  member('settings/apparence'),
  member('settings/securite'),
  member('shares'),
  member('shares/:idOrSlug', `/shares/${shareSlug}`),
  member('dashboard'),
  member('members'),
  member('visits'),
  member('honors'),
  member('notifications'),
  member('messages'),
  member('messages/:username', '/messages/lea'),
  member('p'),
  member('p/:username', '/p/ines'),
  member('p/:username/signaler', '/p/ines/signaler'),
  member('logout'),
]

/** A public share of the demonstration, one with a conversation below it. */
export async function publicShare(page: Page): Promise<string> {
  const answer = await page.request.get('/api/shares')
  const { items }: { items: { slug: string; commentCount: number }[] } = await answer.json()
  const share = items.find(({ commentCount }) => commentCount > 0) ?? items[0]
  if (share === undefined) throw new Error('The demonstration has no public share.')
  return share.slug
}

export async function signsInAs(page: Page, identifier: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/readyz')).url())
  const data = { identifier, password: demoPassword }
  const answer = await page.request.post('/api/auth/local', { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${identifier} could not sign in: ${answer.status()}`)
}
