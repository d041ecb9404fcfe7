import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { onboardingText } from '../../../apps/web/app/features/home/onboarding/onboarding.text.ts'
import { historyText } from '../../../apps/web/app/text/history.ts'
import { searchText } from '../../../apps/web/app/text/search.ts'
import type { HistoryEntry, HistoryKey } from '../../../packages/contract/src/publishing/history-keys.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { isAwake } from '../evening/browsers.ts'
import { isReady, looksAt, password, signsInHere, signsOut, withoutNetwork } from '../installed/device.ts'

const text = historyText

interface Member {
  name: string
  username: string
  email: string
}

/** A member with a name that nobody else has. */
async function newcomer(page: Page, first: string): Promise<Member> {
  const name = `${first} ${crypto.randomUUID().slice(0, 8)}`
  const email = `${crypto.randomUUID()}@exemple.fr`
  return { ...(await joins(page, { name, email, password })), email }
}

/** Every page where she is; what only scripts know of it is known once it rests. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAwake(page)
  await page.waitForLoadState('networkidle')
}

const local = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
const traces = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(History|recherches):/.test(key)))

/** What this browser remembers, by key. */
async function remembered(page: Page): Promise<Partial<Record<HistoryKey, HistoryEntry[]>>> {
  const [key] = (await traces(page)).filter((name) => name.startsWith('History:'))
  return key === undefined ? {} : JSON.parse((await local(page, key)) ?? '{}')
}

const pathsOf = async (page: Page, key: HistoryKey) => ((await remembered(page))[key] ?? []).map(({ path }) => path)

async function sees(page: Page, key: HistoryKey, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => pathsOf(page, key)).toContain(path)
}

const list = (page: Page) => page.getByRole('main').getByRole('region', { name: text.title })
const line = (page: Page, name: string) => list(page).getByRole('link', { name })
const button = (page: Page, name: string) => list(page).getByRole('button', { name, exact: true })

/** She has been on her dashboard, and says yes where she searches. */
async function agrees(page: Page): Promise<void> {
  await opens(page, '/dashboard')
  await expect.poll(() => local(page, 'ProfileCompleted')).toBe('true')
  await page.goto('/search')
  await button(page, text.yes).click()
  await expect(list(page).getByText(text.nothing)).toBeVisible()
}

/** Another member, in a browser of her own, and what she wrote. */
async function another(context: BrowserContext): Promise<Member & { share: string; words: string }> {
  const page = await context.newPage()
  const member = await newcomer(page, 'Éloïse')
  const words = `Une question ${crypto.randomUUID().slice(0, 8)}`
  const share = { clientId: crypto.randomUUID(), kind: 'question', body: words }
  const { slug } = await asks<{ slug: string }>(context, 'post', '/api/shares', share)
  return { ...member, share: `/shares/${slug}`, words }
}

async function firstCommunity(page: Page): Promise<{ path: string; name: string }> {
  const { items } = await asks<{ items: { slug: string; name: string }[] }>(page, 'get', '/api/communities/cards')
  const [{ slug, name } = { slug: '', name: '' }] = items
  return { path: `/c/${slug}`, name }
}

test('nothing is recorded before consent, and visited pages are shown in the search afterwards @one-brand', async ({
  page,
  browser,
}) => {
  await newcomer(page, 'Lectrice')
  const other = await browser.newContext()
  const found = await another(other)
  const profile = `/p/${found.username}`
  await opens(page, '/dashboard')
  await expect.poll(() => local(page, 'ProfileCompleted')).toBe('true')
  for (const path of [profile, found.share]) await opens(page, path)
  expect(await traces(page)).toEqual([])
  expect(await local(page, 'Cookies')).toBeNull()

  await page.goto('/search')
  const shapes = [text.no, text.yes].map(async (name) => {
    const { width, height, y } = (await button(page, name).boundingBox()) ?? {}
    const look = await button(page, name).evaluate((of) => getComputedStyle(of).backgroundColor)
    return { width, height, y, look }
  })
  expect(await shapes[0]).toEqual(await shapes[1])
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' '))}`)).toEqual([])
  await button(page, text.yes).click()
  await expect(list(page).getByText(text.nothing)).toBeVisible()
  expect(await local(page, 'Cookies')).toBe('true')

  const community = await firstCommunity(page)
  await sees(page, 'members', profile)
  await sees(page, 'shares', found.share)
  await sees(page, 'communities', community.path)
  expect((await remembered(page)).members).toEqual([
    { path: profile, slug: found.username, name: found.name, avatar: null },
  ])
  await opens(page, '/p')
  expect(await pathsOf(page, 'members')).toEqual([profile])

  await page.goto('/search')
  await expect(line(page, found.name)).toHaveAttribute('href', profile)
  await button(page, text.kinds.communities).click()
  await expect(line(page, community.name)).toBeVisible()
  await button(page, text.kinds.shares).click()
  await line(page, found.words).click()
  await expect(page).toHaveURL(new RegExp(`${found.share}$`))
  await other.close()
})

test('the history is deleted by line, at once, and when consent is withdrawn @one-brand', async ({ page, browser }) => {
  await newcomer(page, 'Lectrice')
  const other = await browser.newContext()
  const found = await another(other)
  await agrees(page)
  await sees(page, 'members', `/p/${found.username}`)
  await sees(page, 'shares', found.share)
  await page.goto('/search')
  await button(page, text.forgetOne(found.name)).click()
  await expect(line(page, found.name)).toHaveCount(0)
  await expect(line(page, found.words)).toBeVisible()
  expect(await pathsOf(page, 'members')).toEqual([])
  await button(page, text.forgetAll).click()
  await expect(list(page).getByText(text.nothing)).toBeVisible()
  expect(Object.values(await remembered(page)).flat()).toEqual([])

  await sees(page, 'shares', found.share)
  await page.goto('/settings/confidentialite')
  const choice = page.getByRole('switch', { name: text.setting })
  await expect(choice).toBeChecked()
  await choice.uncheck({ force: true })
  await expect.poll(() => local(page, 'Cookies')).toBe('false')
  expect(await traces(page)).toEqual([])
  await opens(page, found.share)
  expect(await traces(page)).toEqual([])
  await page.goto('/search')
  await expect(list(page).getByText(text.off)).toBeVisible()
  await button(page, text.turnOn).click()
  await button(page, text.yes).click()
  await expect(list(page).getByText(text.nothing)).toBeVisible()
  await other.close()
})

test('a member who blocked the viewer, and removed content, leave the history @one-brand', async ({
  page,
  browser,
}) => {
  const { username } = await newcomer(page, 'Lectrice')
  const [first, second] = [await browser.newContext(), await browser.newContext()]
  const [gone, stays] = [await another(first), await another(second)]
  await agrees(page)
  for (const { username, share } of [stays, gone]) {
    await sees(page, 'members', `/p/${username}`)
    await sees(page, 'shares', share)
  }
  await asks(first, 'post', '/api/blocks', { username })
  await page.goto('/search')
  await expect.poll(() => pathsOf(page, 'shares')).toEqual([stays.share])
  await expect(line(page, gone.name)).toHaveCount(0)
  await expect(line(page, stays.name)).toBeVisible()
  expect(await pathsOf(page, 'members')).toEqual([`/p/${stays.username}`])
  for (const context of [first, second]) await context.close()
})

test('the history is deleted at sign-out, and not shown to the next member of the browser @one-brand', async ({
  page,
  browser,
}) => {
  const { email, username } = await newcomer(page, 'Lectrice')
  const other = await browser.newContext()
  const found = await another(other)
  await agrees(page)
  await sees(page, 'members', `/p/${found.username}`)
  await signsOut(page)
  expect(await traces(page)).toEqual([])
  expect(await local(page, 'ProfileCompleted')).toBeNull()

  await page.goto('/login')
  await signsInHere(page, found.email)
  await page.waitForURL(/\/dashboard$/)
  await expect.poll(() => local(page, 'ProfileCompleted')).toBe('true')
  await sees(page, 'members', `/p/${username}`)
  expect(await pathsOf(page, 'members')).toEqual([`/p/${username}`])
  // The answer is the browser's: the next member is not asked again.
  await page.goto('/search')
  await expect(line(page, 'Lectrice')).toBeVisible()
  await expect(button(page, text.no)).toHaveCount(0)
  await signsOut(page)

  // She comes back: she agreed already, and finds nothing of before.
  await page.goto('/login')
  await signsInHere(page, email)
  await page.waitForURL(/\/dashboard$/)
  await page.goto('/search')
  await expect(list(page).getByText(text.nothing)).toBeVisible()
  await other.close()
})

test('the history is deleted when the session has ended elsewhere @one-brand', async ({ page, browser }) => {
  await newcomer(page, 'Lectrice')
  const other = await browser.newContext()
  const found = await another(other)
  await agrees(page)
  await sees(page, 'members', `/p/${found.username}`)
  await page.context().clearCookies()
  // The open page may go to the sign-in page by itself just then.
  await page.goto('/dashboard').catch(() => null)
  await page.waitForURL(/\/login/)
  await expect.poll(() => traces(page)).toEqual([])
  await other.close()
})

test('the search dialog shows the history before any input, and asks for consent too @one-desk', async ({
  page,
  browser,
}) => {
  await newcomer(page, 'Lectrice')
  const other = await browser.newContext()
  const found = await another(other)
  await opens(page, '/dashboard')
  await expect.poll(() => local(page, 'ProfileCompleted')).toBe('true')
  const palette = page.getByRole('dialog', { name: searchText.label })
  const opensPalette = () =>
    expect(async () => {
      if ((await palette.count()) === 0) await page.keyboard.press('Control+k')
      await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 2_000 })
    }).toPass()
  await opensPalette()
  await palette.getByRole('button', { name: text.yes, exact: true }).click()
  await expect(palette.getByText(text.question)).toHaveCount(0)
  await sees(page, 'members', `/p/${found.username}`)
  await opens(page, '/dashboard')
  await opensPalette()
  await expect(palette.getByText(text.title, { exact: true })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[data-hook~="palette"]').analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' '))}`)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/p/${found.username}$`))
  await other.close()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the history is available @one-brand', async ({ page, context, browser }) => {
    await newcomer(page, 'Lectrice')
    const other = await browser.newContext()
    const found = await another(other)
    await agrees(page)
    await opens(page, '/dashboard')
    await isReady(page)
    await sees(page, 'members', `/p/${found.username}`)
    for (const path of [`/p/${found.username}`, '/search']) await looksAt(page, path)
    await withoutNetwork(context, async () => {
      await page.goto('/search')
      await expect(line(page, found.name)).toBeVisible()
      await line(page, found.name).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(found.name)
    })
    await other.close()
  })
})

test('completing the first steps sets ProfileCompleted, and consent is requested only afterwards @one-brand', async ({
  page,
}) => {
  await newcomer(page, 'Nouvelle')
  await opens(page, '/search')
  await expect(list(page).getByText(text.off)).toBeVisible()
  await expect(button(page, text.yes)).toHaveCount(0)
  await page.goto('/settings/steps?etape=recherche')
  await isAwake(page)
  expect(await local(page, 'ProfileCompleted')).not.toBe('true')
  await page.getByRole('button', { name: onboardingText.finish }).click()
  await page.getByRole('link', { name: onboardingText.later }).click()
  await expect(page.getByRole('link', { name: onboardingText.enter })).toBeVisible()
  await expect.poll(() => local(page, 'ProfileCompleted')).toBe('true')
  await page.goto('/search')
  await expect(button(page, text.yes)).toBeVisible()

  // Left without an answer, it is a no, and is not asked a second time.
  await opens(page, '/search')
  await expect(list(page).getByText(text.off)).toBeVisible()
  await expect(button(page, text.yes)).toHaveCount(0)
  expect(await local(page, 'Cookies')).toBe('false')
})
