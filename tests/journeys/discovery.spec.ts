import { loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { directoryText } from '../../apps/web/app/features/people/members/directory.text.ts'
import { mutesText } from '../../apps/web/app/features/people/mutes/mutes.text.ts'
import { favoritesText } from '../../apps/web/app/text/favorites.ts'
import { membersText } from '../../apps/web/app/text/members.ts'
import { muteLabels } from '../../apps/web/app/text/mute-labels.ts'
import { profilesText } from '../../apps/web/app/text/profiles.ts'
import { joins } from './evening/arrives.ts'
import { isAwake } from './evening/browsers.ts'

const password = 'bougie tramway noisette'

/** Someone of the demonstration who is in the directory and writes shares. */
async function firstAuthor(page: Page): Promise<{ username: string; displayName: string }> {
  const { items } = await (await page.request.get('/api/shares')).json()
  return items[0].author
}

const inFeed = (page: Page, username: string) => page.locator(`article[data-hook~="share"] a[href="/p/${username}"]`)

test('a muted member leaves the feed and the lists, and is unmuted in the settings @one-desk', async ({ page }) => {
  await joins(page, { name: 'Solveig', email: `solveig.${Date.now()}@exemple.fr`, password })
  const { username, displayName } = await firstAuthor(page)
  await page.goto('/shares')
  await expect(inFeed(page, username).first()).toBeVisible()

  await page.goto(`/p/${username}`)
  await isAwake(page)
  await page
    .getByRole('button', { name: profilesText.options(displayName) })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByText(muteLabels.mute, { exact: true }).click()
  await expect(page.getByText(mutesText.muted(displayName))).toBeVisible()
  await expect(page.getByText(muteLabels.onProfile)).toBeVisible()
  await page.goto('/shares')
  await expect(page.locator('article[data-hook~="share"]').first()).toBeVisible()
  await expect(inFeed(page, username)).toHaveCount(0)

  await page.goto('/settings/sourdine')
  await page.getByRole('button', { name: mutesText.endOf(displayName) }).click()
  await expect(page.getByText(mutesText.membersNone)).toBeVisible()
  await page.goto('/shares')
  await expect(inFeed(page, username).first()).toBeVisible()
})

test('a muted word folds the comments that contain it, without scripts too @one-brand', async ({
  page,
  browser,
  baseURL,
}) => {
  await joins(page, { name: 'Maëlle', email: `maelle.${Date.now()}@exemple.fr`, password })
  const { items } = await (await page.request.get('/api/shares')).json()
  const share = items.find(({ commentCount }: { commentCount: number }) => commentCount > 0)
  const comments = await (await page.request.get(`/api/shares/${share.id}/comments`)).json()
  const text: string = comments[0].text
  const word = /\p{L}{5,}/u.exec(text)?.[0] ?? ''

  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  })
  const plain = await context.newPage()
  await plain.goto('/settings/mots')
  await plain.getByLabel(mutesText.word).fill(word)
  await plain.getByRole('button', { name: mutesText.muteWord }).click()
  await expect(plain.getByRole('button', { name: mutesText.endOf(word) })).toBeVisible()

  await plain.goto(`/shares/${share.slug}`)
  const folded = plain.locator('details[data-hook~="folded-comments"]', { hasText: text.slice(0, 20) }).first()
  await expect(folded.locator('[data-hook~="comment"]')).toBeHidden()
  await folded.getByText(muteLabels.folded).click()
  await expect(folded.locator('[data-hook~="comment"]')).toBeVisible()
  await context.close()
})

test('a member passes a suggestion and undoes it, where the brand has that @one-brand', async ({ page }, {
  project,
}) => {
  const { features } = await loadBrand(project.metadata.brand)
  await joins(page, { name: 'Rozenn', email: `rozenn.${Date.now()}@exemple.fr`, password })
  // Read first: a member who joins after the page was opened is not on it.
  const { items } = await (await page.request.get('/api/members?sort=near')).json()
  const { username, displayName } = items[0]
  await page.goto('/members')
  const tile = page.locator('[data-hook~="member-grid"] li', { has: page.locator(`a[href="/p/${username}"]`) })
  const pass = page.getByText(directoryText.pass(displayName), { exact: true })
  await tile.getByRole('button', { name: directoryText.more(displayName) }).click()
  await expect(page.getByText(favoritesText.keep(displayName))).toBeVisible()
  await expect(pass).toHaveCount(features.seeksSomeone ? 1 : 0)
  if (!features.seeksSomeone) return
  // Shown at once; what the page has not sent yet is lost to a page that is opened over it.
  const saved = () => page.waitForResponse((answer) => answer.url().includes('/api/passes/'))
  const passed = saved()
  await pass.click()
  await expect(tile).toHaveCount(0)
  await passed
  const broughtBack = saved()
  await page.getByRole('button', { name: directoryText.cancel }).click()
  await expect(tile).toBeVisible()
  await broughtBack
  await tile.getByRole('button', { name: directoryText.more(displayName) }).click()
  const passedAgain = saved()
  await pass.click()
  await passedAgain
  await page.goto('/members?passed=true')
  await page.getByRole('button', { name: directoryText.bringBackOf(displayName) }).click()
  await expect(page.getByText(directoryText.passedNone.title)).toBeVisible()
})

test('the directory is read as a list, where a member passes another without scripts @one-brand', async ({
  browser,
  page,
  baseURL,
}, { project }) => {
  const { features } = await loadBrand(project.metadata.brand)
  await joins(page, { name: 'Rozenn', email: `rozenn.${Date.now()}@exemple.fr`, password })
  await page.goto('/members')
  await page.getByRole('link', { name: directoryText.views.list }).click()
  await expect(page.locator('[data-hook~="member-line"]').first()).toBeVisible()
  await page.goto('/members')
  await expect(page.locator('[data-hook~="member-line"]').first()).toBeVisible()

  const storageState = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', storageState })
  const plain = await context.newPage()
  await plain.goto('/members')
  const pass = plain.getByRole('button', { name: directoryText.pass('') })
  const lines = plain.locator('[data-hook~="member-line"]')
  const href = await lines.first().locator('a[href^="/p/"]').getAttribute('href')
  if (features.seeksSomeone) {
    await pass.first().click()
    await expect(plain).toHaveURL(/\/members$/)
    await expect(lines.first()).toBeVisible()
    await expect(lines.locator(`a[href="${href}"]`)).toHaveCount(0)
  } else await expect(pass).toHaveCount(0)
  await context.close()
})

test('an empty directory shows which filters to relax @one-brand', async ({ page }) => {
  await joins(page, { name: 'Yuna', email: `yuna.${Date.now()}@exemple.fr`, password })
  await page.goto('/members?ageMin=100&certified=true')
  const way = page.getByRole('navigation', { name: directoryText.loosenTitle }).getByRole('link').first()
  await expect(way).toContainText(membersText.ageRange(100, undefined))
  await way.click()
  await expect(page.locator('[data-hook~="member-grid"] li').first()).toBeVisible()
})
