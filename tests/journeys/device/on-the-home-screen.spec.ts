import { expect, type Page, test } from '@playwright/test'
import { commentsText } from '../../../apps/web/app/features/publishing/comments/comments.text.ts'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { installText } from '../../../apps/web/app/text/installed-app.ts'
import { asks, siteOrigin } from '../evening/asks.ts'
import { smallPicture } from '../evening/pictures.ts'
import { bodyOf, isReady, memberWithDevice, signsInHere, signsOut } from '../installed/device.ts'

test.describe.configure({ timeout: 180_000 })
test.use({ serviceWorkers: 'allow' })

/** From a test's own page: as a phone's share sheet posts it. */
const sharedFromElsewhere = (page: Page, fields: Record<string, string>, picture: string) =>
  page.evaluate(
    ([all, base64]) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/shares/recevoir', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(all as Record<string, string>)) {
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
      }
      const bytes = Uint8Array.from(atob(base64 as string), (letter) => letter.charCodeAt(0))
      const files = new DataTransfer()
      files.items.add(new File([bytes], 'photo.jpg', { type: 'image/jpeg' }))
      form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'images', files: files.files }))
      document.body.append(form)
      form.submit()
    },
    [fields, picture] as const,
  )

test('content shared by another app is in the composer, with its picture, after a sign-in too @one-brand', async ({
  browser,
}) => {
  const her = await memberWithDevice(browser, 'Maïwenn')
  const { page, context } = her
  await page.goto('/dashboard')
  await isReady(page)
  const picture = (await smallPicture('#f2726b')).toString('base64')
  await sharedFromElsewhere(page, { title: 'Tarte', text: 'À essayer', url: 'https://exemple.fr/tarte' }, picture)
  const words = bodyOf(page)
  await expect(words).toHaveValue('Tarte\n\nÀ essayer\n\nhttps://exemple.fr/tarte')
  await expect(page.getByRole('button', { name: composerText.describeOne(1) })).toBeVisible()
  await expect(page).toHaveURL('/shares?publier=1')
  // Opened again it brings nothing a second time, and keeps the draft.
  await page.reload()
  await expect(words).toHaveValue(/^Tarte\n\nÀ essayer\n\nhttps:[^\n]+$/)

  await signsOut(page)
  await sharedFromElsewhere(page, { text: 'Pour plus tard' }, picture)
  await expect(page).toHaveURL(/\/login\?suite=/)
  await signsInHere(page, her.email)
  await expect(words).toHaveValue(/Pour plus tard$/)
  await context.close()
})

test('content shared by another app reaches the composer without a service worker, except pictures @one-brand', async ({
  browser,
}) => {
  const { page, context } = await memberWithDevice(browser, 'Azilis')
  const answer = await page.request.post('/shares/recevoir', {
    multipart: { text: 'Un mot', images: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a') } },
    headers: { origin: siteOrigin() },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  await page.goto(answer.headers().location ?? '')
  await expect(bodyOf(page)).toHaveValue('Un mot')
  await expect(page.getByText(composerText.receivedWithout)).toBeVisible()
  await context.close()
})

test('a new build waits for the next navigation, and for unsent text @one-brand', async ({ browser }) => {
  const { page, context } = await memberWithDevice(browser, 'Enora')
  const body = `Qui a une idée pour samedi ? ${crypto.randomUUID()}`
  await asks(page, 'post', '/api/shares', { clientId: crypto.randomUUID(), kind: 'question', body })
  const comments = page
    .getByRole('article')
    .filter({ hasText: body })
    .getByRole('link', { name: /commentaire/i })
  await page.clock.install()
  await page.goto('/shares')
  await isReady(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  const samePage = page.locator('html[data-same-page]')
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'newer', timestamp: 0 } }))
  const asked = page.waitForResponse(/builds\/latest\.json\?\d+$/)
  await page.clock.fastForward('05:01')
  await asked
  await comments.click()
  const comment = page.getByLabel(commentsText.label)
  await comment.fill('Une phrase que je n’ai pas finie')
  await page.clock.fastForward('05:01')
  await expect(samePage).toHaveCount(1)
  await expect(comment).toHaveValue('Une phrase que je n’ai pas finie')
  await page
    .getByRole('link', { name: /^Membres/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/members/)
  await expect(samePage).toHaveCount(0)
  // The last thing that waking does is to ask for the animations.
  await page.locator('link[href*="/animate"]').waitFor({ state: 'attached' })
  await page.goBack()
  await comments.click()
  await expect(comment).toHaveValue('Une phrase que je n’ai pas finie')
  await context.close()
})

test('a phone can install the app, and shows a preview of it @one-brand', async ({ browser }) => {
  const { page, context } = await memberWithDevice(browser, 'Gwen')
  await page.goto('/dashboard')
  const tools = await context.newCDPSession(page)
  const { errors, data } = await tools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest.share_target.action).toBe('/shares/recevoir')
  expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    expect((await page.request.get(src)).status(), `${src} ${sizes}`).toBe(200)
  }
  expect(new Set(manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  )
  const { installabilityErrors } = await tools.send('Page.getInstallabilityErrors')
  // A window of the tests is a private one, and nothing is installed from there.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  await context.close()
})

test('discreet mode installs under a name and an icon that say nothing @one-brand', async ({ browser }) => {
  const { page, context } = await memberWithDevice(browser, 'Gwen')
  await page.goto('/settings/discretion', { waitUntil: 'networkidle' })
  await page.getByRole('switch', { name: /Mode discret/ }).check()
  await expect(page).toHaveTitle('Nouvel onglet')
  await page.goto('/dashboard')
  const tools = await context.newCDPSession(page)
  const { url, errors, data } = await tools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toContain('/carnet.webmanifest')
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ name: 'Carnet', short_name: 'Carnet' })
  expect(manifest).not.toHaveProperty('screenshots')
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const src of [touch ?? '', ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
    expect(src).toContain('carnet')
    expect((await page.request.get(src)).status(), src).toBe(200)
  }
  await context.close()
})

test('the app is offered after some use, and not again for a month @one-brand', async ({ browser }) => {
  const { page, context } = await memberWithDevice(browser, 'Tifenn')
  const card = page.locator('[data-hook~="install"]')
  const offers = async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/messages/)
  }
  const remembers = (memory: object) =>
    page.evaluate((stored) => localStorage.setItem('install', stored), JSON.stringify(memory))
  await page.goto('/dashboard')
  await remembers({ days: 1, lastDay: '2026-01-01', acted: true })
  await page.goto('/dashboard')
  await isReady(page)
  await offers()
  await expect(card).toBeVisible()
  await card.getByRole('button', { name: installText.later }).click()
  await expect(card).toHaveCount(0)
  await page.goto('/dashboard')
  await isReady(page)
  await offers()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(card).toHaveCount(0)
  await context.close()
})
