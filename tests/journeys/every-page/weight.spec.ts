import { expect, type Page, test } from '@playwright/test'
import { signsIn } from '../evening/meets.ts'
import {
  ceilingOf,
  grownModules,
  keepRecord,
  type PageKind,
  routesWithSchemas,
  type Weight,
  weightOf,
} from '../weights/weights.ts'

const signedIn = [
  '/dashboard',
  '/shares',
  '/shares/{share}',
  '/members',
  '/communities',
  '/c/{community}',
  '/c/{community}?onglet=apropos',
  '/p',
  '/p/camille',
  '/p/camille?onglet=partages',
  '/messages',
  '/messages/camille',
  '/notifications',
  '/search?q=le',
  '/blog',
  '/blog/{article}',
  '/visits',
  '/honors',
  '/favorites',
  '/meetings',
  '/meetings/nouvelle',
  '/settings',
  '/settings/compte',
  '/settings/profil',
  '/settings/profil/presentation',
  '/settings/photos',
  '/settings/notifications',
  '/settings/confidentialite',
  '/settings/blocages',
  '/settings/apparence',
  '/settings/signalements',
  '/settings/steps',
]
const inRooms = ['/community-room', '/c/{community}/{room}']
const forms = ['/login', '/signup']
const reading = ['/', '/shares', '/blog', '/blog/{article}', '/l/charte', '/l/contact', '/l/support']

/** What a page imports by itself after its HTML: see the browser’s test below, which finds others. */
const later: Record<PageKind, string[]> = {
  reading: [],
  form: ['visitor-frame'],
  member: ['app-duties', 'live-duties', 'permission-prompt', 'push'],
}
/** What the content of a page needs beside its code. */
const laterOn: Record<string, string[]> = {
  '/login': ['passkey-ceremony', 'prefetch-visitor-pages'],
  '/shares': ['report-connection'],
  '/p/camille': ['profile-about'],
}
/** What the shares of a brand’s demo content need. */
const inShares: Record<string, string[]> = {
  violette: ['violette', 'share-outing'],
  seve: ['seve', 'recipe-summary', 'season-mark', 'share-outing'],
}

async function weigh(page: Page, address: string, kind: PageKind, names: NamedFile): Promise<Weight> {
  const path = named(address, names)
  const answer = await page.request.get(path)
  expect(new URL(answer.url()).pathname).toBe(new URL(path, answer.url()).pathname)
  const html = await answer.text()
  if (kind === 'reading') return weightOf(html, [])
  const { brand } = test.info().project.metadata
  const ofShares = address === '/shares' || address === '/dashboard' ? (inShares[brand] ?? []) : [brand]
  return weightOf(html, [...ofShares, ...later[kind], ...(laterOn[address] ?? [])])
}

interface NamedFile {
  share?: string
  community?: string
  room?: string
  article?: string
}

const named = (address: string, { share = '', community = '', room = '', article = '' }: NamedFile) =>
  address
    .replace('{share}', share)
    .replace('{community}', community)
    .replace('{room}', room)
    .replace('{article}', article)

async function expectOne(page: Page, address: string, kind: PageKind, names: NamedFile): Promise<void> {
  const weight = await weigh(page, address, kind, names)
  const { script, stylesheet, files } = weight
  // What was measured stands in the report of the run, whether it fits or not.
  const description = `${address}: scripts ${script} in ${files.length} files, styles ${stylesheet}`
  test.info().annotations.push({ type: 'weight', description })
  expect(script, `scripts of ${address}`).toBeGreaterThan(0)
  expect(stylesheet, `styles of ${address}`).toBeGreaterThan(0)
  keepRecord(address, kind, weight)
  const ceiling = ceilingOf(address, kind)
  expect.soft(script, `scripts of ${address}; grown: ${grownModules(weight)}`).toBeLessThanOrEqual(ceiling.script)
  expect.soft(stylesheet, `styles of ${address}`).toBeLessThanOrEqual(ceiling.stylesheet)
  expect.soft(files.length, `script files of ${address}: ${files.join(' ')}`).toBeLessThanOrEqual(ceiling.files)
}

async function expectWithin(page: Page, addresses: string[], kind: PageKind, names: NamedFile = {}): Promise<void> {
  for (const address of addresses) await expectOne(page, address, kind, names)
}

/** A cold visit in a browser fetches no script that was not counted. */
async function expectCounted(page: Page, address: string, kind: PageKind): Promise<void> {
  const { files } = await weigh(page, address, kind, {})
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname)
  })
  const socket = kind === 'member' ? page.waitForEvent('websocket') : undefined
  await page.goto(address)
  // The last thing that waking does is to ask for the animations.
  if (kind !== 'reading') await page.locator('link[href*="/animate"]').waitFor({ state: 'attached' })
  await socket
  await page.waitForLoadState('networkidle')
  expect(fetched.length).toBeGreaterThan(0)
  expect
    .soft(
      fetched.filter((file) => !files.includes(file)),
      `fetched by ${address}, and not counted`,
    )
    .toEqual([])
}

/** The last part of its address. */
async function newestArticle(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/articles?fields=slug&pagination[pageSize]=1')).json()
  return `${data[0].id}-${data[0].attributes.slug}`
}

test('members’ pages stay within the size budget of scripts and styles', async ({ page }) => {
  await signsIn(page, 'admin@demo.test', 'consoeurs-demo-2026')
  const feed = await (await page.request.get('/api/shares')).json()
  const share: string = feed.items[0].slug
  const { items } = await (await page.request.get('/api/communities/cards')).json()
  const community: string = items[0].slug
  await expectWithin(page, signedIn, 'member', { share, community, article: await newestArticle(page) })
  // Rooms open to who is in.
  const { origin } = new URL((await page.request.get('/readyz')).url())
  const membership = `/api/communities/${community}/membership`
  await page.request.put(membership, { data: {}, headers: { origin } })
  const rooms = await (await page.request.get(`/api/communities/${community}/rooms`)).json()
  await expectWithin(page, inRooms, 'member', { community, room: rooms.items[0].slug })
  await page.request.delete(membership, { headers: { origin } })
})

test('visitors’ pages stay within the size budget of scripts and styles', async ({ page }) => {
  await expectWithin(page, forms, 'form')
  await expectWithin(page, reading, 'reading', { article: await newestArticle(page) })
})

test('only pages whose forms are checked in the browser load the schema library @one-brand', () => {
  expect(routesWithSchemas()).toEqual([
    'routes/content/contact.tsx',
    'routes/kitchen/recipe-import.tsx',
    'routes/profile-report.tsx',
    'routes/settings/settings-security.tsx',
    'routes/share-report.tsx',
  ])
})

test('a browser loads no script that the size budget leaves out', async ({ page }) => {
  await expectCounted(page, '/login', 'form')
  await expectCounted(page, '/', 'reading')
  await signsIn(page, 'admin@demo.test', 'consoeurs-demo-2026')
  for (const address of ['/shares', '/dashboard', '/p/camille', '/messages/camille', '/members'])
    await expectCounted(page, address, 'member')
})

/** Of a member’s feed with ten shares, as measured; compressed as it is sent to her. */
const feedHtml = { whole: 64_400, compressed: 11_500 }
/** Other journeys add shares, some longer. */
const feedSpare = 1.1

test('the HTML of the feed stays within its size budget @one-brand', async ({ page }) => {
  await signsIn(page, 'admin@demo.test', 'consoeurs-demo-2026')
  const answer = await page.request.get('/shares', { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()['content-encoding']).toBe('br')
  const compressed = Number(answer.headers()['content-length'])
  const whole = (await answer.body()).length
  test.info().annotations.push({ type: 'weight', description: `/shares: HTML ${whole}, compressed ${compressed}` })
  expect.soft(whole).toBeLessThanOrEqual(feedHtml.whole * feedSpare)
  expect.soft(compressed).toBeGreaterThan(0)
  expect.soft(compressed).toBeLessThanOrEqual(feedHtml.compressed * feedSpare)
})
