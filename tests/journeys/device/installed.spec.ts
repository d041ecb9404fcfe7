import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { commentsText } from '../../../apps/web/app/features/publishing/comments/comments.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { outboxName } from '../../../apps/web/app/outbox/outbox-database.ts'
import { filesText } from '../../../apps/web/app/text/files.ts'
import { outboxText } from '../../../apps/web/app/text/outbox.ts'
import { signOutText } from '../../../apps/web/app/text/pages/sign-out.ts'
import { sharesText } from '../../../apps/web/app/text/shares.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { asks, siteOrigin } from '../evening/asks.ts'
import { smallPicture } from '../evening/pictures.ts'
import { hasOnce, writes } from '../evening/writes.ts'
import {
  herPages,
  hersOn,
  isReady,
  looksAt,
  type Member,
  memberWithDevice,
  registrationOf,
  signsInHere,
  signsOut,
  withoutNetwork,
  writesAQuestion,
} from '../installed/device.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ serviceWorkers: 'allow' })

/** Two who have written to each other, each with a device. */
async function twoWhoTalk(browser: Browser): Promise<[Member, Member]> {
  const [one, other] = [await memberWithDevice(browser, 'Solène'), await memberWithDevice(browser, 'Aglaé')]
  await asks(one.page, 'post', '/api/messages', { to: other.username, clientId: crypto.randomUUID(), text: 'Coucou' })
  await asks(other.page, 'post', '/api/messages', { to: one.username, clientId: crypto.randomUUID(), text: 'Ravie' })
  return [one, other]
}

const banner = (page: Page) => page.locator('[data-hook~="offline-banner"]')
const publishes = (page: Page, body: string) =>
  asks<{ id: number; slug: string }>(page, 'post', '/api/shares', {
    clientId: crypto.randomUUID(),
    kind: 'question',
    body,
  })

test('visited pages are available offline, with their age @one-brand', async ({ browser }, { project }) => {
  const { text } = await loadBrand(project.metadata.brand as BrandCode)
  const [her, other] = await twoWhoTalk(browser)
  const { page, context } = her
  await page.goto('/dashboard')
  await isReady(page)
  for (const address of ['/shares', '/messages', `/messages/${other.username}`, `/p/${other.username}`]) {
    await looksAt(page, address)
  }
  await withoutNetwork(context, async () => {
    await page.goto(`/messages/${other.username}`)
    await hasOnce(page, 'Ravie')
    await expect(banner(page)).toContainText('Page gardée')
    // From a kept page to another one, by a link of the page.
    await page.goto('/messages')
    await page
      .getByRole('link', { name: new RegExp(other.name) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/messages/${other.username}`))
    await hasOnce(page, 'Ravie')
    await page.goto(`/p/${other.username}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(other.name)
    await page.goto('/shares')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/p/une-inconnue')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.offline.title)
  })
  await page.goto(`/messages/${other.username}`)
  await expect(banner(page)).toHaveCount(0)
  await context.close()
  await other.context.close()
})

test('what is written offline is sent once the network is back, each thing once @one-brand', async ({ browser }, {
  project,
}) => {
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const [her, other] = await twoWhoTalk(browser)
  const { page, context } = her
  const mark = crypto.randomUUID().slice(0, 8)
  const share = await publishes(other.page, `Qui connaît un bon livre ? ${mark}`)
  await page.goto('/dashboard')
  await isReady(page)
  for (const address of ['/shares', '/shares?publier=1', `/shares/${share.slug}`, `/messages/${other.username}`]) {
    await looksAt(page, address)
  }
  const article = page.getByRole('article').first()
  const reaction = article.getByRole('button', { name: /réaction/ }).first()
  await withoutNetwork(context, async () => {
    await page.goto(`/messages/${other.username}`)
    await writes(page, other.name, `Message ${mark}`)
    await expect(page.getByText(talkText.waitsForNetwork)).toBeVisible()
    await page.goto(`/shares/${share.slug}`)
    await reaction.click()
    await expect(reaction).toHaveAttribute('aria-pressed', 'true')
    await expect(reaction).toHaveAccessibleDescription(sharesText.reactions.waits)
    await page.getByLabel(commentsText.label).fill(`Commentaire ${mark}`)
    await page.getByRole('button', { name: commentsText.send }).click()
    await expect(page.getByText(outboxText.waitsForNetwork)).toBeVisible()
    await page.goto('/shares?publier=1')
    await writesAQuestion(page, brand, `Partage ${mark}`)
    await page.getByRole('button', { name: composerText.publish, exact: true }).click()
    await expect(page.getByRole('article', { name: outboxText.share })).toContainText(`Partage ${mark}`)
    // The composer closes by itself, to a page that the device kept.
    await expect(page).toHaveURL(/\/shares$/)
    // Closed and opened again, all of it still waits.
    await page.goto(`/shares/${share.slug}`)
    await expect(page.getByText(`Commentaire ${mark}`)).toBeVisible()
    await expect(reaction).toHaveAttribute('aria-pressed', 'true')
  })
  const arrived = async () => {
    const read = async (path: string) => (await other.page.request.get(path)).json()
    const { conversation } = await read(`/api/conversations/with/${her.username}`)
    const { messages } = await read(`/api/conversations/${conversation.id}/messages`)
    const comments = await read(`/api/shares/${share.id}/comments`)
    const { items } = await read(`/api/shares?author=${her.username}`)
    const said = (all: { text?: string; body?: string }[]) =>
      all.map(({ text, body }) => text ?? body ?? '').filter((words) => words.includes(mark))
    return [
      ...said(messages),
      ...said(comments),
      ...said(items),
      (await read(`/api/shares/${share.id}`)).reactions.total,
    ]
  }
  await expect.poll(arrived).toEqual([`Message ${mark}`, `Commentaire ${mark}`, `Partage ${mark}`, 1])
  await expect(page.getByText(outboxText.waitsForNetwork)).toHaveCount(0)
  await context.close()
  await other.context.close()
})

test('a picture chosen offline is uploaded with its share @one-brand', async ({ browser }, { project }) => {
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const her = await memberWithDevice(browser, 'Ondine')
  const { page, context } = her
  await page.goto('/dashboard')
  await isReady(page)
  for (const address of ['/shares', '/shares?publier=1']) await looksAt(page, address)
  const words = `Vu ce matin ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/shares?publier=1')
  await withoutNetwork(context, async () => {
    await writesAQuestion(page, brand, words)
    const picture = { name: 'vu.jpg', mimeType: 'image/jpeg', buffer: await smallPicture('#7a5cc0') }
    await page.locator('input[type=file]').setInputFiles([picture])
    await expect(page.getByText(filesText.waiting).first()).toBeVisible()
    await page.getByRole('button', { name: composerText.publish, exact: true }).click()
    await expect(page.getByRole('article', { name: outboxText.share })).toContainText(outboxText.sharePictures(1))
  })
  const shares = async () => (await (await page.request.get(`/api/shares?author=${her.username}`)).json()).items
  await expect.poll(async () => (await shares()).map((share: { images: [] }) => share.images.length)).toEqual([1])
  await context.close()
})

test('the service worker sends the outbox without an open page, and once with two @one-brand', async ({ browser }) => {
  const [her, other] = await twoWhoTalk(browser)
  const { page, context } = her
  await page.goto('/dashboard')
  await isReady(page)
  const origin = siteOrigin()
  const thread = `/messages/${other.username}`
  await looksAt(page, thread)
  await withoutNetwork(context, async () => {
    await page.goto(thread)
    await writes(page, other.name, 'Sans page ouverte')
    await expect(page.getByText(talkText.waitsForNetwork)).toBeVisible()
    await page.goto('about:blank')
  })
  const devtools = await context.newCDPSession(page)
  const registrationId = await registrationOf(devtools, origin)
  await devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: outboxName, lastChance: false })
  await other.page.goto(`/messages/${her.username}`)
  await hasOnce(other.page, 'Sans page ouverte')

  const second = await context.newPage()
  for (const tab of [page, second]) await tab.goto(thread)
  await withoutNetwork(context, async () => {
    await writes(second, other.name, 'De deux onglets')
    await expect(second.getByText(talkText.waitsForNetwork)).toBeVisible()
  })
  for (const screen of [page, second, other.page]) await hasOnce(screen, 'De deux onglets')
  await expect(second.getByText(talkText.waitsForNetwork)).toHaveCount(0)
  for (const { context: each } of [her, other]) await each.close()
})

test('sign-out deletes all local data, after a warning about unsent messages @one-brand', async ({ browser }) => {
  const [her, other] = await twoWhoTalk(browser)
  const { page, context } = her
  await page.goto('/dashboard')
  await isReady(page)
  await looksAt(page, `/messages/${other.username}`)
  await context.route('**/api/messages', (route) => route.abort('internetdisconnected'))
  await writes(page, other.name, 'Je pars sans réseau')
  await expect(page.getByText(talkText.waitsForNetwork)).toBeVisible()
  await page.goto('/p')
  await page.getByRole('button', { name: signOutText.signOut }).filter({ visible: true }).click()
  await expect(page.getByText(outboxText.atSignOut)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: signOutText.signOut }).click()
  await page.waitForURL('/')
  expect(await hersOn(page)).toEqual([])

  // Another one on the same device, without a network at once: nothing of the first.
  const guest = await memberWithDevice(browser, 'Perrine')
  await page.goto('/login')
  await signsInHere(page, guest.email)
  await page.waitForURL(/dashboard|steps/)
  await withoutNetwork(context, async () => {
    await page.goto(`/messages/${other.username}`)
    await expect(page.getByText('Ravie')).toHaveCount(0)
    expect(await herPages(page)).not.toContain(`/messages/${other.username}`)
  })
  // The first comes back: her message was kept, and leaves.
  await signsOut(page)
  await context.unrouteAll()
  await page.goto('/login')
  await signsInHere(page, her.email)
  await page.waitForURL(/dashboard|steps/)
  await other.page.goto(`/messages/${her.username}`)
  await hasOnce(other.page, 'Je pars sans réseau')
  for (const { context: each } of [her, other, guest]) await each.close()
})

test('a session ended elsewhere deletes all local data at the next page @one-brand', async ({ browser }) => {
  const { page, context } = await memberWithDevice(browser, 'Lison')
  await page.goto('/dashboard')
  await isReady(page)
  await looksAt(page, '/notifications')
  await context.clearCookies()
  await page.goto('/l/charte')
  await expect.poll(() => hersOn(page)).toEqual([])
  await context.close()
})
