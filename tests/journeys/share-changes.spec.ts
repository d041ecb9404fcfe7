import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { CommentView, ShareView } from '@consoeurs/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { signInText } from '../../apps/web/app/features/account/identity/sign-in.text.ts'
import { signUpText } from '../../apps/web/app/features/account/identity/sign-up.text.ts'
import { readingText } from '../../apps/web/app/features/account/settings/reading.text.ts'
import { commentsText } from '../../apps/web/app/features/publishing/comments/comments.text.ts'
import { composerText } from '../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { shareEditorText } from '../../apps/web/app/features/publishing/shares/composer/share-editor.text.ts'
import { signOutText } from '../../apps/web/app/text/pages/sign-out.ts'
import { sharesText } from '../../apps/web/app/text/shares.ts'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { isAwake, opensBrowser } from './evening/browsers.ts'
import { choosesAudience } from './evening/shares.ts'

const password = 'trois tisanes au jardin 27'

async function newcomer(browser: Browser, name: string) {
  const woman = await opensBrowser(browser, 'phone')
  const email = `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@demo.test`
  const { username } = await joins(woman.page, { name, email, password })
  const posts = <T>(path: string, data: object) => asks<T>(woman.page, 'post', path, data)
  return { ...woman, email, username, posts }
}

const draft = (kind: string, body: string, more: object = {}) => ({
  clientId: crypto.randomUUID(),
  kind,
  body,
  visibility: 'members',
  ...more,
})

const wordsKind = async (project: { metadata: unknown }, form: string) => {
  const brand = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  return brand.shareKinds.find((kind) => kind.form === form)?.kind ?? ''
}

async function saves(page: Page, name: string): Promise<number> {
  const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page.getByRole('button', { name, exact: true }).click()
  return (await answer).status()
}

test('a text that is too long is reported at its field, and kept @one-desk', async ({ browser }, { project }) => {
  const { page } = await newcomer(browser, 'Lucie')
  const question = await wordsKind(project, 'question')
  await page.goto(`/shares?publier=${question}`)
  await isAwake(page)
  const field = page.locator('[data-hook~="share-form"]').getByLabel(composerText.words.question)
  const words = 'Où nager en hiver ? '.repeat(1_000)
  await field.fill(words)
  await page.getByRole('button', { name: composerText.publish, exact: true }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeInViewport()
  await expect(field).toHaveValue(words)
})

test('concurrent edits in two tabs overwrite nothing, the author chooses, and readers see the change @one-desk', async ({
  browser,
}, { project }) => {
  const nadia = await newcomer(browser, 'Nadia')
  const reader = await newcomer(browser, 'Rose')
  const question = await wordsKind(project, 'question')
  const share = await nadia.posts<ShareView>('/api/shares', draft(question, 'Où nager en hiver ?'))
  const [one, other] = [nadia.page, await nadia.context.newPage()]
  for (const page of [one, other]) {
    await page.goto(`/shares/${share.slug}?modifier=1`)
    await isAwake(page)
  }
  await reader.page.goto(`/shares/${share.slug}`)
  await isAwake(reader.page)

  const field = (page: Page) => page.locator('[data-hook~="share-form"]').getByLabel(composerText.words.question)
  await field(one).fill('Où nager en mars ?')
  await field(other).fill('Où nager en mai ?')
  expect(await saves(one, shareEditorText.save)).toBe(200)
  await expect(reader.page.getByText('Où nager en mars ?')).toBeVisible()
  await expect(reader.page.locator('article[data-hook~="share"]').first()).toContainText(`(${sharesText.edited}`)

  expect(await saves(other, shareEditorText.save)).toBe(409)
  const choice = other.locator('[data-hook~="differences"]')
  await expect(choice).toContainText('Où nager en mars ?')
  await expect(choice).toContainText('Où nager en mai ?')
  await expect(field(other)).toHaveValue('Où nager en mai ?')
  expect(await saves(other, shareEditorText.keepMine)).toBe(200)
  await expect(other.locator('[data-hook~="share-form"]')).toHaveCount(0)
  await expect(other.locator('article[data-hook~="share"]').first()).toContainText('Où nager en mai ?')
  await expect(reader.page.getByText('Où nager en mai ?')).toBeVisible()
  await nadia.context.close()
  await reader.context.close()
})

test('a card that was scrolled away is up to date when it is visible again @one-brand', async ({ browser }, {
  project,
}) => {
  const nadia = await newcomer(browser, 'Nadia')
  const reader = await newcomer(browser, 'Rose')
  const question = await wordsKind(project, 'question')
  const [kept, gone] = await Promise.all(
    ['Où nager en hiver ?', 'Où marcher en hiver ?'].map((words) =>
      nadia.posts<ShareView>('/api/shares', draft(question, words)),
    ),
  )
  const { page } = reader
  await page.goto('/shares')
  await isAwake(page)
  const cards = page.locator('article[data-hook~="share"]')
  await expect(cards.getByText('Où nager en hiver ?')).toBeVisible()
  await expect(cards.getByText('Où marcher en hiver ?')).toBeVisible()

  // Her page says that it follows them no more.
  const unwatched = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  )
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await unwatched
  const changed = { version: 1, body: 'Où nager en mars ?', visibility: 'members' }
  await asks(nadia.page, 'patch', `/api/shares/${kept?.id}`, changed)
  await asks(nadia.page, 'delete', `/api/shares/${gone?.id}`)
  await page.mouse.wheel(0, -100_000)
  await expect(cards.getByText('Où nager en mars ?')).toBeVisible()
  await expect(cards.getByText('Où marcher en hiver ?')).toHaveCount(0)
  for (const { context } of [nadia, reader]) await context.close()
})

test('a covered share is shown on request, and not at all to visitors @one-brand', async ({ browser }, { project }) => {
  const nadia = await newcomer(browser, 'Nadia')
  const reader = await newcomer(browser, 'Rose')
  const kind = await wordsKind(project, 'question')
  await nadia.page.goto(`/shares?publier=${kind}`)
  await isAwake(nadia.page)
  const words = `Des mots durs ${crypto.randomUUID().slice(0, 8)}`
  const composer = nadia.page.locator('[data-hook~="share-form"]')
  await composer.getByLabel(composerText.words.question).fill(words)
  await composer.getByLabel(composerText.cover).check()
  await composer.getByLabel(composerText.coverWhy).fill('Deuil')
  await choosesAudience(nadia.page, composerText.visibilities.public.label)
  const answer = nadia.page.waitForResponse(
    (response) => response.url().endsWith('/api/shares') && response.request().method() === 'POST',
  )
  await composer.getByRole('button', { name: composerText.publish, exact: true }).click()
  const share = (await (await answer).json()) as ShareView

  await reader.page.goto(`/shares/${share.slug}`)
  await expect(reader.page.getByText('Deuil')).toBeVisible()
  await expect(reader.page.getByText(words)).toBeHidden()
  await reader.page.getByText(sharesText.uncover).click()
  await expect(reader.page.getByText(words)).toBeVisible()

  await reader.page.goto('/settings/apparence')
  await isAwake(reader.page)
  const saved = reader.page.waitForResponse((response) => response.request().method() === 'POST')
  await reader.page.getByRole('switch', { name: readingText.showsCovered }).click()
  await saved
  for (const path of [`/shares/${share.slug}`, '/shares', `/p/${nadia.username}?onglet=partages`]) {
    const served = await (await reader.page.request.get(path)).text()
    expect(served, path).toMatch(/<details class="[^"]*" open=""/)
    await reader.page.goto(path)
    await expect(reader.page.getByText(words), path).toBeVisible()
  }
  await reader.page.getByText(sharesText.coverAgain).first().click()
  await expect(reader.page.getByText(words)).toBeHidden()

  const visitor = await opensBrowser(browser, 'phone')
  await visitor.page.goto(`/shares/${share.slug}`)
  await expect(visitor.page.getByText('Deuil')).toBeVisible()
  expect(await visitor.page.content()).not.toContain(words)
  for (const { context } of [nadia, reader, visitor]) await context.close()
})

test('the author of a question marks an answer, which is first for everyone @one-brand', async ({ browser }, {
  project,
}) => {
  const nadia = await newcomer(browser, 'Nadia')
  const reader = await newcomer(browser, 'Rose')
  const share = await nadia.posts<ShareView>('/api/shares', draft(await wordsKind(project, 'question'), 'Où nager ?'))
  const said = (text: string) =>
    reader.posts<CommentView>(`/api/shares/${share.id}/comments`, { clientId: crypto.randomUUID(), text })
  await said('À la mer')
  await said('Au lac')
  await reader.page.goto(`/shares/${share.slug}`)
  await isAwake(reader.page)
  await nadia.page.goto(`/shares/${share.slug}`)
  await isAwake(nadia.page)
  const lake = nadia.page.locator('[data-hook~="comment"]', { hasText: 'Au lac' })
  await lake.getByRole('button', { name: commentsText.options('Rose') }).click()
  const marked = nadia.page.waitForResponse((response) => response.request().method() === 'PUT')
  await nadia.page.getByText(commentsText.markAnswer).click()
  await marked
  for (const [{ page }, said] of [
    [nadia, commentsText.answeredYou],
    [reader, commentsText.answered],
  ] as const) {
    await expect(page.locator('[data-hook~="helped"]')).toContainText('Au lac')
    await expect(page.locator('[data-hook~="comment"]', { hasText: 'Au lac' })).toContainText(said)
  }
  for (const { context } of [nadia, reader]) await context.close()
})

test('a draft is available on another device, and deleted at sign-out @one-brand', async ({ browser }, { project }) => {
  const nadia = await newcomer(browser, 'Nadia')
  const kind = await wordsKind(project, 'question')
  const saved = (page: Page) =>
    page.waitForResponse((response) => response.url().includes('/api/drafts/') && response.request().method() === 'PUT')
  const field = (page: Page) => page.locator('[data-hook~="share-form"]').getByLabel(composerText.words.question)
  // What the server held when she came arrives after what she has written since.
  const late = Promise.withResolvers<void>()
  await nadia.page.route('**/api/drafts?of=share', async (route) => {
    const answer = await route.fetch()
    await late.promise
    await route.fulfill({ response: answer })
  })
  await nadia.page.goto(`/shares?publier=${kind}`)
  await isAwake(nadia.page)
  let kept = saved(nadia.page)
  await field(nadia.page).fill('Je me demande si')
  await kept
  const again = nadia.page.waitForRequest((request) => request.url().includes('/api/drafts?of=share'))
  late.resolve()
  await again
  await expect(field(nadia.page)).toHaveValue('Je me demande si')

  const desk = await opensBrowser(browser, 'desk')
  await desk.page.goto(`/login?suite=${encodeURIComponent(`/shares?publier=${kind}`)}`)
  await desk.page.getByLabel(signUpText.email).fill(nadia.email)
  await desk.page.getByLabel(signInText.password, { exact: true }).fill(password)
  await desk.page.getByRole('button', { name: signInText.signIn, exact: true }).click()
  await desk.page.waitForURL(/publier=/)
  await expect(field(desk.page)).toHaveValue('Je me demande si')
  await expect(desk.page.getByText(composerText.draftElsewhere)).toBeVisible()
  kept = saved(desk.page)
  await field(desk.page).fill('Je me demande si la mer est bonne')
  await kept
  await expect(field(nadia.page)).toHaveValue('Je me demande si la mer est bonne')

  await nadia.page.goto('/logout')
  await nadia.page.getByRole('main').getByRole('button', { name: signOutText.signOut }).click()
  await expect(nadia.page.getByRole('heading', { name: signOutText.goodbyeTitle })).toBeVisible()
  await expect
    .poll(() => nadia.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft'))))
    .toEqual([])

  await desk.page
    .locator('[data-hook~="share-form"]')
    .getByRole('button', { name: composerText.publish, exact: true })
    .click()
  const drafts = async () => (await (await desk.page.request.get('/api/drafts?of=share')).json()).items
  await expect.poll(drafts).toEqual([])
  await expect(desk.page.getByRole('article').filter({ hasText: 'Je me demande si la mer est bonne' })).toBeVisible()
  for (const { context } of [nadia, desk]) await context.close()
})
