import { readFile } from 'node:fs/promises'
import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { type Browser, expect, test } from '@playwright/test'
import ICAL from 'ical.js'
import { outingText } from '../../apps/web/app/features/publishing/shares/outing/outing.text.ts'
import { sharesText } from '../../apps/web/app/text/shares.ts'
import { asks } from './evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { signsInAs } from './rounds/visits.ts'

const DAY = 24 * 3_600_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function arrives(browser: Browser, name: string) {
  const woman = await opensBrowser(browser, 'phone')
  await signsInAs(woman.page, name)
  const call = <T>(method: 'get' | 'post' | 'put' | 'patch', path: string, data?: object) =>
    asks<T>(woman.page, method, path, data)
  return { ...woman, call }
}

test('the one who waits takes the free seat, and learns of another date', async ({ browser }, { project }) => {
  const brand = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const kind = brand.shareKinds.find(({ form }) => form === 'outing')?.kind ?? ''
  const [host, first, second] = [
    await arrives(browser, 'camille'),
    await arrives(browser, 'maud'),
    await arrives(browser, 'ines'),
  ]
  const title = `Tisane ${crypto.randomUUID().slice(0, 6)}`
  const outing = { at: inDays(9), place: 'Café des Tilleuls', seats: 1 }
  const words = { title, body: 'Venez comme vous êtes.', visibility: 'members' }
  const share = await host.call<ShareView>('post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, ...words, outing },
  })
  await first.call('put', `/api/shares/${share.id}/going`, { going: true })

  const { page } = second
  await page.goto(`/shares/${share.slug}`)
  await isAwake(page)
  await page.getByRole('button', { name: sharesText.wait, exact: true }).click()
  await expect(page.getByRole('button', { name: sharesText.waiting(1), exact: true })).toBeVisible()
  await expect(page.getByText(outingText.waits)).toBeVisible()

  await first.call('put', `/api/shares/${share.id}/going`, { going: false })
  await expect(page.getByRole('button', { name: sharesText.goOn, exact: true })).toBeVisible()
  // Shown at once; a page that is opened over it would cancel what is not saved yet.
  const saved = page.waitForResponse(
    (answer) => answer.url().includes(`/api/shares/${share.id}/going`) && answer.request().method() !== 'GET',
  )
  await page.getByRole('checkbox', { name: outingText.firstTime, exact: true }).check()
  expect((await saved).ok()).toBe(true)
  await page.goto('/notifications')
  await expect(page.getByText(`Une place pour toi\u202F: «\u202F${title}\u202F»`)).toBeVisible()

  await host.page.goto(`/shares/${share.slug}`)
  await isAwake(host.page)
  await host.page.getByRole('button', { name: outingText.participants, exact: true }).click()
  await expect(host.page.getByRole('dialog').getByText(outingText.marks.firstTime)).toBeVisible()
  const moved = { version: share.version, ...words, outing: { ...outing, at: inDays(12) } }
  await host.call('patch', `/api/shares/${share.id}`, moved)

  const news = page.getByRole('link', { name: new RegExp(`Nouvelle date.*${title}`) })
  await expect(news.first()).toBeVisible()
  await page.goto(`/shares/${share.slug}`)
  await isAwake(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: sharesText.toCalendar }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  expect(event && new ICAL.Event(event).summary).toBe(title)

  await page.goto('/outings?miennes=1')
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  expectSilence()
})
