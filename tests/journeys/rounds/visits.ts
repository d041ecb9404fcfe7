import { type Page, request } from '@playwright/test'
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
  'carnet.webmanifest': 'a file',
  'carnet/:id/recettes.json': 'a file',
  'robots.txt': 'a file',
  '.well-known/security.txt': 'a file',
  'blog/rss.xml': 'a file',
  'shares/recevoir': 'leads on',
  'r/:slug': 'leads into the room',
  'account/pause': 'takes a form, and leads to the goodbye',
  'login/avec': 'leads to the provider',
  'login/retour': 'tells the page that waits how it ended, and closes',
  'login/avec/:slug': 'opens the window of another house; with IDENTITY=firebase alone (`npm run test:firebase`)',
  'login/action': 'takes the links of Firebase’s mails; with IDENTITY=firebase alone',
  'settings/compte/lien': 'takes a form, and leads to the provider',
  'messages/groupe/:slug': 'is there for members of a group; its own journey opens it',
  'messages/groupe/:slug/membres': 'is there for members of a group; its own journey opens it',
  'trocs/:id/modifier': 'is there for the owner of an open offer; its own journey opens it',
  'settings/blocages/:username': 'is there for a member who blocked somebody; its own journey opens it',
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

/** What differs from one demonstration to the next. */
export interface Slugs {
  share: string
  community: string
  /** Of a community and one of its rooms: the rest of its address. */
  room: string
  /** Of the journal: its newest article as addresses name it, one of its categories, one of its tags. */
  article: string
  category: string
  tag: string
}

const settings: readonly Visit[] = [
  member('settings'),
  member('settings/compte'),
  member('settings/profil'),
  member('settings/profil/:page', '/settings/profil/presentation'),
  member('settings/photos'),
  member('settings/certification'),
  member('settings/notifications'),
  member('settings/sujets'),
  member('settings/alertes'),
  member('settings/confidentialite'),
  member('settings/blocages'),
  member('settings/sourdine'),
  member('settings/mots'),
  member('settings/discretion'),
  member('settings/pause'),
  member('settings/apparence'),
  member('settings/securite'),
  member('settings/donnees'),
  member('settings/accords'),
  member('settings/invitation'),
  member('settings/signalements'),
  member('settings/:page', '/settings/page-inconnue'),
  member('recettes/importer'),
]

const searches: readonly Visit[] = [
  member('search'),
  member('search', '/search?q=le'),
  member('search', '/search?q=zzzqqq&kind=shares'),
]

const newsletter: readonly Visit[] = [
  visitor('blog/lettre'),
  visitor('blog/lettre', '/blog/lettre?envoye'),
  visitor('mails/abonnement'),
]

const visitorVisits = ({ share, community, article, category, tag }: Slugs): Visit[] => [
  ...newsletter,
  visitor('', '/'),
  visitor('go', '/go?to=https%3A%2F%2Fexemple.fr%2F'),
  visitor('signup'),
  visitor('signup/attente'),
  visitor('signup/avec'),
  visitor('login'),
  visitor('login/link'),
  visitor('signup/confirmer', '/signup/confirmer?jeton=abc'),
  visitor('login/code'),
  visitor('login/code', '/login/code?avec=recuperation'),
  visitor('login/link', '/login/link?envoye'),
  visitor('login/link', '/login/link?jeton=abc'),
  visitor('password'),
  visitor('account/suspended'),
  visitor('account/relecture'),
  visitor('account/approbation'),
  visitor('invitation/:slug', `/invitation/${'0'.repeat(32)}`),
  visitor('saison/:slug?', '/saison'),
  visitor('saison/:slug?', '/saison/novembre?region=sud'),
  visitor('villes'),
  visitor('villes/:slug', '/villes/lyon'),
  visitor('password/nouveau'),
  visitor('account/email'),
  visitor('mails/desabonnement'),
  visitor('mails/contact'),
  visitor('shares'),
  visitor('shares/theme/:slug', '/shares/theme/lecture'),
  visitor('shares/:id', `/shares/${share}`),
  visitor('recettes'),
  visitor('recettes/table'),
  visitor('recettes/ingredient/:slug', '/recettes/ingredient/citron'),
  visitor('recettes/saison/:slug', '/recettes/saison/automne'),
  visitor('recettes/technique/:slug', '/recettes/technique/mixer'),
  visitor('shares/:id/signaler', `/shares/${share}/signaler`),
  visitor('l/:slug', '/l/charte'),
  visitor('l/:slug', '/l/mentions-legales'),
  visitor('l/:slug', '/l/confidentialite'),
  visitor('l/:slug', '/l/securite'),
  visitor('l/support'),
  visitor('l/support', '/l/support?q=mot%20de%20passe'),
  visitor('l/support', '/l/support?q=zzzqqq'),
  visitor('etat'),
  visitor('l/contact'),
  visitor('l/comment-cela-tient'),
  visitor('l/plan-du-site'),
  visitor('l/contact', '/l/contact?envoye=7'),
  visitor('offline'),
  visitor('*', '/nulle-part'),
  visitor('communities'),
  visitor('blog'),
  visitor('blog', '/blog?q=zzzqqq'),
  visitor('blog/cat'),
  visitor('blog/cat/:category', `/blog/cat/${category}`),
  visitor('blog/tag'),
  visitor('blog/tag/:tag', `/blog/tag/${tag}`),
  visitor('blog/:id-slug', `/blog/${article}`),
  visitor('c/:slugCommunity', `/c/${community}`),
]

const memberVisits = ({ share, community, room, article }: Slugs): Visit[] => [
  member('settings/steps'),
  ...settings,
  ...searches,
  member('shares'),
  member('shares/theme/:slug', '/shares/theme/lecture'),
  member('shares/:id', `/shares/${share}`),
  member('dashboard'),
  member('saison/:slug?', '/saison'),
  member('carnet'),
  member('carnet/:id', '/carnet/1'),
  member('carnet/:id/imprimer', '/carnet/1/imprimer'),
  member('courses'),
  member('semaine'),
  member('bocaux'),
  member('bocaux/nouveau'),
  member('bocaux/:id', '/bocaux/1'),
  member('communities'),
  member('communities', '/communities?q=lec'),
  member('c/:slugCommunity', `/c/${community}`),
  member('c/:slugCommunity', `/c/${community}?onglet=apropos`),
  member('c/:slugCommunity', `/c/${community}?onglet=salons`),
  member('c/:slugCommunity', `/c/${community}?onglet=membres`),
  member('c/:slugCommunity', `/c/${community}?onglet=reglages`),
  member('c/:slugCommunity', `/c/${community}?onglet=signaler`),
  member('blog'),
  member('blog/:id-slug', `/blog/${article}`),
  member('community-room'),
  member('c/:slugCommunity/:roomId', `/c/${room}`),
  member('members'),
  member('visits'),
  member('honors'),
  member('favorites'),
  member('likes'),
  member('outings'),
  member('trocs'),
  member('trocs/nouveau'),
  member('trocs/:id', '/trocs/1'),
  member('meetings'),
  member('meetings/nouvelle'),
  member('notifications'),
  member('messages'),
  member('messages/:username', '/messages/lea'),
  member('messages/groupe/nouveau'),
  member('p'),
  member('p/:username', '/p/ines'),
  member('p/:username/signaler', '/p/ines/signaler'),
  // Who does not work at the desk reads why its door is closed.
  member('admin/*', '/admin'),
  // Drafts are for those who write: a member reads that they are not hers.
  member('blog/apercu'),
  member('blog/apercu/:id', '/blog/apercu/1'),
  member('l/apercu'),
  member('l/apercu/:id', '/l/apercu/1'),
  member('logout'),
]

/** Where a round passes: every route of the site map, with real content of the demonstration. */
export const visitsOf = (slugs: Slugs): readonly Visit[] => [...visitorVisits(slugs), ...memberVisits(slugs)]

/** A public share of the demonstration, one with a conversation below it. */
async function publicShare(page: Page): Promise<string> {
  const answer = await page.request.get('/api/shares')
  const { items }: { items: { slug: string; commentCount: number }[] } = await answer.json()
  const share = items.find(({ commentCount }) => commentCount > 0) ?? items[0]
  if (share === undefined) throw new Error('The demonstration has no public share.')
  return share.slug
}

/** An open community of the demonstration, the largest. */
async function openCommunity(page: Page): Promise<string> {
  const answer = await page.request.get('/api/communities/cards')
  const { items }: { items: { slug: string; access: string }[] } = await answer.json()
  const community = items.find(({ access }) => access === 'open')
  if (community === undefined) throw new Error('The demonstration has no open community.')
  return community.slug
}

/** A room of the member who makes the round; asked apart, so that the page stays whose it is. */
async function herRoom(page: Page): Promise<string> {
  const { origin } = new URL((await page.request.get('/readyz')).url())
  const apart = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  await apart.post('/api/auth/local', { data: { identifier: 'camille', password: demoPassword } })
  const { items }: { items: { id: number; slug: string; community: { slug: string } }[] } = await (
    await apart.get('/api/rooms/mine')
  ).json()
  await apart.dispose()
  const [first] = items.toSorted((one, other) => one.id - other.id)
  if (first === undefined) throw new Error('Camille has no room in the demonstration.')
  return `${first.community.slug}/${first.slug}`
}

/** What the journal of the demonstration began with: the oldest is nobody’s who walks here. */
async function journal(page: Page): Promise<Pick<Slugs, 'article' | 'category' | 'tag'>> {
  const answer = await page.request.get('/api/articles?populate=category,tags&sort=publishedAt:asc&pagination[limit]=1')
  const [first] = (await answer.json()).data
  if (first === undefined) throw new Error('The demonstration has no article.')
  const { slug, category, tags } = first.attributes
  return { article: `${first.id}-${slug}`, category: category.data.attributes.slug, tag: tags.data[0].attributes.slug }
}

export const findSlugs = async (page: Page): Promise<Slugs> => ({
  ...(await journal(page)),
  share: await publicShare(page),
  community: await openCommunity(page),
  room: await herRoom(page),
})

export async function signsInAs(page: Page, identifier: string): Promise<void> {
  const { origin } = new URL((await page.request.get('/readyz')).url())
  const data = { identifier, password: demoPassword }
  const answer = await page.request.post('/api/auth/local', { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${identifier} could not sign in: ${answer.status()}`)
}
