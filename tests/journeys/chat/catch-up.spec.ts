import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { type APIRequest, expect, type Page, test } from '@playwright/test'
import { Network } from '../../resilience/nemesis/network.ts'

const demoPassword = 'consoeurs-demo-2026'
const long = process.env.TEST_LENGTH === 'long'
/** In the long form a real minute goes by; in the short one the network is away until all this has happened. */
const AWAY_MS = long ? 60_000 : 0
const MISSED = 30
/** The promise is two seconds. A machine that does ten other things at once may take longer: only far beyond is a fault. */
const FAR_TOO_LONG_MS = 15_000

let network: Network
test.beforeEach(async ({ baseURL }) => {
  network = await Network.open({ host: 'localhost', port: Number(new URL(baseURL ?? '').port) })
})
test.afterEach(() => network.close())

/** A program of hers, which keeps its network; it comes with a token and without cookies. */
async function programOf(playwrightRequest: APIRequest, baseURL: string, identifier: string) {
  const request = await playwrightRequest.newContext({ baseURL })
  const signedIn = await request.post('/api/auth/local', { data: { identifier, password: demoPassword } })
  const { jwt } = await signedIn.json()
  const headers = { authorization: `Bearer ${jwt}` }
  return {
    get: async (path: string) => (await request.get(path, { headers })).json(),
    post: async (path: string, data: object) => {
      const response = await request.post(path, { headers, data })
      expect(response.status(), await response.text()).toBe(200)
      return response.json()
    },
    close: () => request.dispose(),
  }
}
type Program = Awaited<ReturnType<typeof programOf>>

/** The two write to each other, whatever the demo's content had between them. */
async function opensConversation(camille: Program, maud: Program): Promise<void> {
  const state = async () => (await camille.get('/api/conversations/with/maud')).conversation?.state
  const clientId = () => crypto.randomUUID()
  if ((await state()) === undefined)
    await maud.post('/api/messages', { to: 'camille', clientId: clientId(), text: 'Coucou' })
  if ((await state()) !== 'open') await camille.post('/api/messages', { to: 'maud', clientId: clientId(), text: 'Oui' })
  expect(await state()).toBe('open')
}

const bubble = (page: Page, text: string) => page.locator('[data-hook~="bubble"]', { hasText: text })
const bubbles = (page: Page, mark: string) => bubble(page, mark).allInnerTexts()
/** Its line in the list; the toast that came with it says the same. */
const line = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })

test('missed messages appear after an outage, in order and once @one-brand', async ({ browser, playwright, baseURL }, {
  project,
}) => {
  test.setTimeout(240_000)
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const context = await browser.newContext({ baseURL: `http://localhost:${network.port}`, locale: 'fr-FR' })
  const camille = await programOf(playwright.request, baseURL ?? '', 'camille')
  const maud = await programOf(playwright.request, baseURL ?? '', 'maud')
  await opensConversation(camille, maud)
  const mark = `M${Date.now()}`
  const share = await camille.post('/api/shares', {
    clientId: crypto.randomUUID(),
    kind: brand.shareKinds.find(({ form }) => form === 'words')?.kind,
    body: `Partage ${mark}`,
  })

  await context.request.post('/api/auth/local', { data: { identifier: 'camille', password: demoPassword } })
  const [thread, list] = [await context.newPage(), await context.newPage()]
  const live = (page: Page) => page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await Promise.all([live(thread), thread.goto('/messages/maud')])
  await Promise.all([live(list), list.goto('/notifications')])
  await maud.post('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: `${mark} avant` })
  await expect.poll(() => bubbles(thread, mark)).toHaveLength(1)

  network.refuses = true
  network.cutAll()
  await context.setOffline(true)
  const away = performance.now()
  for (let n = 1; n <= MISSED; n += 1) {
    const text = `${mark} n° ${n}.`
    await maud.post('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text })
  }
  await maud.post(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text: `${mark} commentaire` })
  // The line is written just after the comment; what is measured afterwards is the page alone.
  await expect.poll(async () => JSON.stringify(await camille.get('/api/notifications'))).toContain(mark)
  await expect.poll(() => performance.now() - away, { timeout: AWAY_MS + 30_000 }).toBeGreaterThan(AWAY_MS)
  expect(await bubbles(thread, mark)).toHaveLength(1)

  network.refuses = false
  const back = performance.now()
  await context.setOffline(false)
  await expect(bubble(thread, `${mark} n° ${MISSED}.`)).toBeAttached({ timeout: 60_000 })
  await expect(line(list, `${mark} commentaire`)).toBeAttached({ timeout: 60_000 })
  const took = Math.round(performance.now() - back)
  process.stdout.write(`catch-up: ${MISSED} messages and a notification on two pages in ${took} ms\n`)

  const shown = (await bubbles(thread, mark)).map((text) => /n° (\d+)\./.exec(text)?.[1] ?? 'avant')
  expect(shown).toEqual(['avant', ...Array.from({ length: MISSED }, (_, index) => String(index + 1))])
  await expect(line(list, `${mark} commentaire`)).toHaveCount(1)
  // Her other tab may still be telling that she has read: the page and the API agree in the end.
  const agree = async () => {
    const { nbMessagesUnread, nbNotificationsUnread } = await camille.get('/api/counters')
    return (await list.title()).startsWith(`(${nbMessagesUnread + nbNotificationsUnread}) `)
  }
  await expect.poll(agree).toBe(true)
  if (long) expect(took).toBeLessThan(FAR_TOO_LONG_MS)
  await camille.close()
  await maud.close()
  await context.close()
})

test('a page whose catch-up was refused retries after the given delay @one-brand', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: `http://localhost:${network.port}`, locale: 'fr-FR' })
  const camille = await programOf(playwright.request, baseURL ?? '', 'camille')
  const maud = await programOf(playwright.request, baseURL ?? '', 'maud')
  await opensConversation(camille, maud)
  await context.request.post('/api/auth/local', { data: { identifier: 'camille', password: demoPassword } })
  const thread = await context.newPage()
  const live = thread.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await Promise.all([live, thread.goto('/messages/maud')])

  const mark = `R${Date.now()}`
  let refused = 0
  let busy = true
  await context.route(/\/api\/conversations\/\d+\/messages\?.*after=/, (route) => {
    if (!busy) return route.continue()
    refused += 1
    const details = { code: 'UNAVAILABLE', retryAfter: 1 }
    const error = { status: 503, name: 'UNAVAILABLE', message: 'Il y a beaucoup de monde.', details }
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { data: null, error } })
  })
  network.refuses = true
  network.cutAll()
  await maud.post('/api/messages', { to: 'camille', clientId: crypto.randomUUID(), text: `${mark} manqué` })
  network.refuses = false
  // Once when it came back, twice because a reading is asked once more, and again when it was told to.
  await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(2)
  expect(await bubbles(thread, mark)).toHaveLength(0)
  busy = false
  await expect(bubble(thread, `${mark} manqué`)).toBeAttached({ timeout: 30_000 })
  await camille.close()
  await maud.close()
  await context.close()
})
