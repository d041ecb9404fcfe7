import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { layoutText } from '../../apps/web/app/text/pages/layout.ts'
import { searchText } from '../../apps/web/app/text/search.ts'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { isAwake } from './evening/browsers.ts'

const password = 'bougie tramway noisette'

/** A member with a name that nobody else has, made of letters: « Éloïse Brcdaf ». */
async function newcomer(page: Page, first: string): Promise<{ name: string; username: string; family: string }> {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`.slice(-8)
  const family = `Br${[...stamp].map((digit) => 'bcdfglmnpr'[Number(digit)]).join('')}`
  const email = `${family.toLowerCase()}@exemple.fr`
  return { ...(await joins(page, { name: `${first} ${family}`, email, password })), family }
}

const palette = (page: Page) => page.getByRole('dialog', { name: searchText.label })
const field = (page: Page) => palette(page).getByRole('combobox', { name: searchText.label })
const results = (page: Page) => page.getByRole('main')

/** What hears the keys is fetched when the page rests: until then they are the browser's. */
async function opensByKey(page: Page, key = 'Control+k'): Promise<void> {
  await isAwake(page)
  await expect(async () => {
    if ((await palette(page).count()) === 0) await page.keyboard.press(key)
    await expect(field(page)).toBeFocused({ timeout: 2_000 })
  }).toPass()
}

test('a member is found ignoring accents, case and typos, except across a block @one-brand', async ({
  page,
  browser,
}) => {
  const seeker = await newcomer(page, 'Chercheuse')
  const other = await browser.newContext()
  const found = await newcomer(await other.newPage(), 'Éloïse')
  const slip = found.family.slice(0, 4) + found.family.slice(5)
  for (const typed of [`eloise ${found.family.toLowerCase()}`, found.family.slice(0, 6), slip]) {
    await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    await expect(results(page).getByText(found.name), typed).toBeVisible()
  }

  await asks(other, 'post', '/api/blocks', { username: seeker.username })
  await page.reload()
  await expect(page.getByRole('heading', { name: searchText.nothing(slip) })).toBeVisible()
  await expect(results(page).getByText(found.name)).toHaveCount(0)
  await page.goto('/dashboard')
  await opensByKey(page)
  await field(page).fill(found.family)
  await expect(palette(page).getByText(searchText.nothing(found.family), { exact: true }).last()).toBeVisible()
  await other.close()
})

test('the search works by keyboard only @one-desk', async ({ page, browser }) => {
  await newcomer(page, 'Chercheuse')
  const other = await browser.newContext()
  const found = await newcomer(await other.newPage(), 'Solenn')
  await other.close()
  await page.goto('/dashboard')
  await opensByKey(page)
  await page.keyboard.type(found.family.toLowerCase())
  const option = palette(page).getByRole('option', { name: found.name })
  await expect(option).toHaveAttribute('data-highlighted')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(
    palette(page).getByRole('option', { name: searchText.searchAll(found.family.toLowerCase()) }),
  ).toHaveAttribute('data-highlighted')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/p/${found.username}$`))
  await expect(palette(page)).toHaveCount(0)

  await opensByKey(page, '/')
  await expect(palette(page).getByText(searchText.recent)).toBeVisible()
  await expect(palette(page).getByRole('option', { name: found.family.toLowerCase() })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[data-hook~="palette"]').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' '))}`)).toEqual([])
  await palette(page).getByRole('button', { name: searchText.forget }).click()
  await expect(palette(page).getByText(searchText.recent)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  await opensByKey(page)
  await page.keyboard.type('messag')
  await expect(palette(page).getByRole('option', { name: layoutText.messages })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/messages$/)
})

test('the latest response wins, and results stay until it arrives @one-brand', async ({ page, browser }) => {
  await newcomer(page, 'Chercheuse')
  const other = await browser.newContext()
  const found = await newcomer(await other.newPage(), 'Maïwenn')
  await other.close()
  await page.goto('/dashboard')
  await opensByKey(page)
  await field(page).fill(found.family)
  const option = palette(page).getByRole('option', { name: found.name })
  await expect(option).toBeVisible()

  const held: (() => Promise<void>)[] = []
  await page.route('**/api/search?*', (route) => void held.push(() => route.continue()))
  await field(page).fill(`${found.family} x`)
  await expect.poll(() => held.length).toBe(1)
  await expect(option).toBeVisible()
  await field(page).fill('zzzqqq')
  await expect.poll(() => held.length).toBe(2)
  await Promise.all(held.toReversed().map((go) => go()))
  await expect(palette(page).getByText(searchText.nothing('zzzqqq'), { exact: true }).last()).toBeVisible()
  await expect(option).toHaveCount(0)
})

test('an article is found from any page, and among articles only @one-brand', async ({ page }) => {
  await newcomer(page, 'Lectrice')
  const listed = await (await page.request.get('/api/articles?sort=publishedAt:asc&pagination[pageSize]=1')).json()
  const { title, slug } = listed.data[0].attributes as { title: string; slug: string }
  const typed = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  await page.goto('/dashboard')
  await opensByKey(page)
  await field(page).fill(typed)
  await expect(palette(page).getByText(searchText.kinds.articles, { exact: true })).toBeVisible()
  await palette(page)
    .getByRole('option')
    .filter({ has: page.getByText(title, { exact: true }) })
    .click()
  await expect(page).toHaveURL(new RegExp(`/blog/\\d+-${slug}$`))
  await page.goto(`/search?q=${encodeURIComponent(typed)}`)
  await results(page).getByRole('link', { name: searchText.kinds.articles, exact: true }).click()
  await expect(page).toHaveURL(/kind=articles/)
  await expect(results(page).getByRole('link', { name: title })).toBeVisible()
})

test('without scripts the page searches, by kind too, and the query is not kept afterwards @one-brand', async ({
  page,
  browser,
}) => {
  const { family } = await newcomer(page, 'Chercheuse')
  const storageState = await page.context().storageState()
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
  const still = await plain.newPage()
  await still.goto('/dashboard')
  await still.getByRole('link', { name: layoutText.search }).filter({ visible: true }).first().click()
  await expect(still.getByText(searchText.begin.text)).toBeVisible()
  await still.getByRole('searchbox', { name: searchText.label }).fill('le')
  await still.getByRole('button', { name: searchText.submit }).click()
  await expect(still).toHaveURL(/\/search\?q=le/)
  await results(still).getByRole('link', { name: searchText.kinds.communities }).click()
  await expect(still).toHaveURL(/kind=communities/)
  await expect(results(still).locator('a[href^="/c/"]').first()).toBeVisible()
  await plain.close()

  await page.goto(`/search?q=${family}`)
  await isAwake(page)
  await page.goto('/search')
  await expect(page.getByRole('link', { name: family })).toBeVisible()
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button').first().click()
  await page.waitForURL(/\/logout$/)
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('recherches'))))
    .toEqual([])
})

test('unusual queries in the address are handled by the page @one-brand', async ({ page }) => {
  await newcomer(page, 'Chercheuse')
  for (const typed of ['%', '_', "'", '😀', 'x'.repeat(500), '\u0000ines', '<b>', 'de la']) {
    const answer = await page.goto(`/search?q=${encodeURIComponent(typed)}`)
    expect(answer?.status(), typed).toBe(200)
    await expect(page.getByRole('searchbox', { name: searchText.label })).toBeVisible()
  }
})
