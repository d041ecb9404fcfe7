import { type BrandCode, loadBrand } from '@consoeurs/brand'
import { errors } from '@consoeurs/contract'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { composerText } from '../../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { filesText } from '../../../apps/web/app/text/files.ts'
import { photosText } from '../../../apps/web/app/text/photos.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { joins } from '../evening/arrives.ts'
import { opensBrowser } from '../evening/browsers.ts'
import { phonePhoto, smallPicture } from '../evening/pictures.ts'
import { choosesKind } from '../evening/shares.ts'
import { acceptsRequest, hasOnce, opensThread, writes } from '../evening/writes.ts'
import { blue, distance, heavy, heic, jpeg, lying, red, stored, vast } from '../pictures/drawn.ts'
import { watchUploads } from '../pictures/network.ts'

/** A HEIC is decoded by the processor alone: on a busy machine that takes its time. */
const converting = 120_000
test.describe.configure({ timeout: 240_000 })

/** Sending is quick; a machine that is busy with other tests may not be. */
const arriving = 60_000

const password = 'bougie tramway noisette'

/** Every test has a member of its own, with a phone in her hand, on the page of her photos. */
async function opensPhotos(browser: Browser, name: string, more: BrowserContextOptions = {}) {
  const { context, page } = await opensBrowser(browser, 'phone', more)
  await joins(page, { name, email: `${crypto.randomUUID()}@exemple.fr`, password })
  await page.goto('/settings/photos')
  return { context, page }
}

const chooser = (page: Page) => page.locator('input[type=file]')
const tile = (page: Page, position: number, total: number) =>
  page.getByRole('button', { name: new RegExp(`photo ${position} sur ${total}`, 'i') })
const cropDialog = (page: Page) => page.getByRole('dialog', { name: photosText.cropTitle })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function addsWhole(page: Page, pictures: Parameters<ReturnType<typeof chooser>['setInputFiles']>[0] & unknown[]) {
  await chooser(page).setInputFiles(pictures)
  for (const _ of pictures) {
    const address = await cropDialog(page).locator('img').getAttribute('src')
    await press(page, photosText.cropWhole)
    await expect(cropDialog(page).locator(`img[src="${address}"]`)).toBeHidden()
  }
}

const idsOf = async (page: Page): Promise<number[]> => {
  const { photos } = await (await page.request.get('/api/members/me')).json()
  return photos
    .toSorted((one: { main: boolean }, other: { main: boolean }) => Number(other.main) - Number(one.main))
    .map(({ id }: { id: number }) => id)
}

const sand = [246, 224, 184] as [number, number, number]
const coral = [185, 80, 58] as [number, number, number]

test('a photo from an iPhone is converted, cropped, and arrives upright in its own colours @one-brand', async ({
  browser,
}) => {
  const { context, page } = await opensPhotos(browser, 'Colette')
  await chooser(page).setInputFiles(heic)
  await expect(cropDialog(page)).toBeVisible({ timeout: converting })
  await press(page, photosText.cropKeep)
  await expect(tile(page, 1, 1)).toBeVisible({ timeout: arriving })
  const { width, height, colours } = await stored(page, 0, [
    [0.07, 0.05],
    [0.5, 0.97],
  ])
  expect(Math.abs(width / height - 4 / 5)).toBeLessThan(0.01)
  expect(distance(colours[0] ?? [0, 0, 0], sand)).toBeLessThan(8)
  expect(distance(colours[1] ?? [0, 0, 0], coral)).toBeLessThan(8)
  await context.close()
})

test('a failed download of the converter shows what to do, and a retry works @one-desk', async ({ browser }) => {
  // The site's worker would fetch it in the page's place, where nothing here can stand in the way.
  const { context, page } = await opensPhotos(browser, 'Colette', { serviceWorkers: 'block' })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/heic-worker*', (route) => route.abort())
  await chooser(page).setInputFiles(heic)
  await expect(page.getByText(filesText.heicMissing)).toBeVisible()
  expect(logged).toContain('heic2any non disponible')
  await page.unroute('**/heic-worker*')
  await press(page, filesText.retry)
  await expect(cropDialog(page)).toBeVisible({ timeout: converting })

  await test.step('a damaged file is reported', async () => {
    await press(page, photosText.cropWhole)
    await expect(tile(page, 1, 1)).toBeVisible({ timeout: arriving })
    await chooser(page).setInputFiles({ ...heic, buffer: heic.buffer.subarray(0, 2000) })
    await expect(page.getByText(filesText.heicFailed)).toBeVisible({ timeout: converting })
    expect(logged.some((line) => line.startsWith('Erreur lors de la conversion HEIC'))).toBe(true)
  })
  await context.close()
})

test('a photo is cropped by keyboard: square, closer, rotated by a quarter; and again later @one-desk', async ({
  browser,
}) => {
  const { context, page } = await opensPhotos(browser, 'Margot')
  await chooser(page).setInputFiles(jpeg('couchée.jpg', await lying()))
  await press(page, photosText.shapes.square)
  await page.getByLabel(photosText.rotate).press('Enter')
  await press(page, photosText.cropKeep)
  await expect(tile(page, 1, 1)).toBeVisible({ timeout: arriving })
  const first = await stored(page, 0, [
    [0.5, 0.1],
    [0.5, 0.9],
  ])
  expect(first).toMatchObject({ width: 800, height: 800 })
  // Red at the left, turned clockwise: red above.
  expect(distance(first.colours[0] ?? [0, 0, 0], rgb(red))).toBeLessThan(12)
  expect(distance(first.colours[1] ?? [0, 0, 0], rgb(blue))).toBeLessThan(12)

  await tile(page, 1, 1).click()
  await press(page, photosText.crop)
  const zoom = page.getByLabel(photosText.zoom)
  await zoom.focus()
  for (let pressed = 0; pressed < 20; pressed += 1) await zoom.press('ArrowRight')
  await expect(zoom).toHaveAttribute('aria-valuetext', photosText.zoomValue(200))
  const frame = page.getByLabel(photosText.cropArea)
  for (let pressed = 0; pressed < 40; pressed += 1) await frame.press('ArrowDown')
  await press(page, photosText.cropKeep)
  await expect(cropDialog(page)).toBeHidden()
  await expect(async () => {
    const again = await stored(page, 0, [
      [0.5, 0.1],
      [0.5, 0.9],
    ])
    expect(again.width).toBe(320)
    // The picture went down: what was above is all she keeps.
    for (const colour of again.colours) expect(distance(colour, rgb(red))).toBeLessThan(12)
  }).toPass()
  await context.close()
})

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

test('photos are sorted by keyboard, and stay so; a failed change is undone @one-desk', async ({ browser }) => {
  const { context, page } = await opensPhotos(browser, 'Zoé')
  const pictures = await Promise.all(['#d21f3c', '#1f4fd2', '#1f9d55'].map(smallPicture))
  await addsWhole(
    page,
    pictures.map((buffer, index) => jpeg(`${index}.jpg`, buffer)),
  )
  await expect(tile(page, 3, 3)).toBeVisible({ timeout: arriving })
  const [a = 0, b = 0, c = 0] = await idsOf(page)

  await tile(page, 3, 3).press('ArrowLeft')
  await expect(tile(page, 2, 3)).toBeFocused()
  await tile(page, 2, 3).press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: photosText.moved(1, 3) })).toBeAttached()
  await expect(tile(page, 1, 3)).toBeFocused()
  await expect.poll(() => idsOf(page)).toEqual([c, a, b])
  await page.reload()
  await expect(page.locator(`#photo-${c}`)).toHaveAccessibleName(/^Photo principale/)

  await page.route('**/settings/photos.data*', (route) => route.abort())
  // The page has just been loaded anew: a key that comes before its scripts does nothing.
  await expect(async () => {
    await tile(page, 1, 3).press('ArrowRight')
    await expect(page.getByText('Pas de réseau pour l’instant.').first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(page.locator(`#photo-${c}`)).toHaveAccessibleName(/^Photo principale/)
  await page.unroute('**/settings/photos.data*')

  await test.step('by buttons too', async () => {
    await page.getByRole('button', { name: photosText.earlier(3) }).click()
    await expect.poll(() => idsOf(page)).toEqual([c, b, a])
  })
  await context.close()
})

test('an upload resumes when the network is back, even after a reload @one-brand', async ({ browser }) => {
  const { context, page } = await opensPhotos(browser, 'Fatou')
  const photo = await phonePhoto()
  const uploads = await watchUploads(page, () => context.setOffline(true))
  uploads.cutAfter(2)
  await addsWhole(page, [jpeg('train.jpg', photo)])
  await expect(page.getByText(filesText.waiting)).toBeVisible()
  uploads.mend()
  await context.setOffline(false)
  await expect(tile(page, 1, 1)).toBeVisible({ timeout: arriving })
  expect(uploads.begun).toBe(1)
  expect(uploads.offsets.slice(0, 4)).toEqual([0, 1, 2, 3].map((piece) => piece * 256 * 1024))

  await test.step('leaving asks for confirmation; the upload continues after a reload', async () => {
    await page.unroute('**/api/uploads')
    await page.unroute('**/api/uploads/**')
    const second = await watchUploads(page)
    second.cutAfter(2)
    await addsWhole(page, [jpeg('tunnel.jpg', photo)])
    await expect(page.getByText(filesText.waiting)).toBeVisible()
    await page
      .getByRole('link', { name: /retour|accueil/i })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: filesText.leaveTitle })).toBeVisible()
    await press(page, filesText.stay)
    // The question takes its entry out of the history with a step back, and a step back calls off a reload.
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    second.mend()
    // By the page itself: a reload from outside is sometimes called off by the question.
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await reloaded
    await expect(tile(page, 2, 2)).toBeVisible({ timeout: arriving })
    expect(asked).toEqual(['beforeunload'])
    expect(second.begun).toBe(1)
    expect(second.offsets[2]).toBe(2 * 256 * 1024)
  })
  await context.close()
})

test('an invalid file is reported before the upload, and the others are sent @one-desk', async ({ browser }) => {
  const { context, page } = await opensPhotos(browser, 'Jeanne')
  const uploads = await watchUploads(page)
  const files = [
    jpeg('notes.jpg', Buffer.from('pas une photo')),
    jpeg('lourde.jpg', heavy()),
    { name: 'immense.png', mimeType: 'image/png', buffer: await vast() },
    jpeg('bonne.jpg', await smallPicture('#7a5cc0')),
  ]
  await chooser(page).setInputFiles(files, { timeout: arriving })
  for (const code of ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE', 'FILE_TOO_MANY_PIXELS'] as const) {
    await expect(page.getByText(errors[code].text)).toBeVisible({ timeout: arriving })
  }
  await press(page, photosText.cropWhole)
  await expect(tile(page, 1, 1)).toBeVisible({ timeout: arriving })
  expect(uploads.begun).toBe(1)
  await context.close()
})

test('an iPhone’s photo is sent with a share and with a message too @one-brand', async ({ browser }, { project }) => {
  const brand = await loadBrand(project.metadata.brand as BrandCode)
  const { context, page } = await opensBrowser(browser, 'phone')
  const other = await opensBrowser(browser, 'phone')
  const names = { hers: 'Perrine', other: 'Oriane' }
  const her = await joins(page, { name: names.hers, email: `${crypto.randomUUID()}@exemple.fr`, password })
  const friend = await joins(other.page, { name: names.other, email: `${crypto.randomUUID()}@exemple.fr`, password })

  await page.goto('/shares?publier=1')
  const kind = brand.shareKinds.find(({ form }) => form === 'photo')
  await choosesKind(page, kind?.label ?? '')
  await chooser(page).setInputFiles(heic)
  await expect(page.getByRole('button', { name: composerText.describeOne(1) })).toBeVisible({ timeout: converting })

  await opensThread(other.page, her.username)
  await writes(other.page, names.hers, 'Tu me montres ta photo ?')
  await hasOnce(other.page, 'Tu me montres ta photo ?')
  await acceptsRequest(page, friend, 'Tu me montres ta photo ?')
  await chooser(page).setInputFiles(heic)
  await expect(page.getByText(talkText.photoReady)).toBeAttached({ timeout: converting })
  await other.context.close()
  await context.close()
})
