import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { type Browser, expect, test } from '@playwright/test'
import { groupFormText } from '../../apps/web/app/features/chat/groups/group-form.text.ts'
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
  return woman
}

test('they tick the dates that suit them, and the host chooses one', async ({ browser }, { project }) => {
  const brand = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const kind = brand.shareKinds.find(({ form }) => form === 'outing')?.kind ?? ''
  const [host, guest, other] = [
    await arrives(browser, 'camille'),
    await arrives(browser, 'ines'),
    await arrives(browser, 'maud'),
  ]
  const title = `Goûter ${crypto.randomUUID().slice(0, 6)}`
  const [first, second] = [inDays(6), inDays(8)]
  const share = await asks<ShareView>(host.page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, title, body: 'On apporte sa tasse.', visibility: 'members' },
    outing: { dates: [first, second], place: 'Café des Tilleuls' },
  })

  await test.step('a member finds it under the dates to choose, and ticks one', async () => {
    await guest.page.goto('/outings?quand=undated')
    await guest.page.getByRole('link', { name: new RegExp(title) }).click()
    await isAwake(guest.page)
    const saved = guest.page.waitForResponse((answer) => answer.url().endsWith('/dates') && answer.ok())
    await guest.page.getByRole('checkbox').nth(1).check()
    await saved
    await asks(other.page, 'put', `/api/shares/${share.id}/dates`, { dates: [first] })
  })

  await test.step('the host sees who, and chooses', async () => {
    await host.page.goto(`/shares/${share.slug}`)
    await isAwake(host.page)
    await host.page.getByRole('list', { name: outingText.dates.label }).getByRole('button').nth(1).click()
    await expect(host.page.getByRole('dialog').getByText('Inès')).toBeVisible()
    await host.page.getByRole('button', { name: outingText.dates.fix }).click()
    await expect(host.page.getByRole('link', { name: sharesText.toCalendar })).toBeVisible()
  })

  await test.step('those who ticked it are asked to take a seat, the others learn the date', async () => {
    await guest.page.goto('/notifications')
    await guest.page
      .getByRole('link', { name: new RegExp(`On y va.*${title}`) })
      .first()
      .click()
    await isAwake(guest.page)
    await guest.page.getByRole('button', { name: sharesText.go, exact: true }).click()
    await expect(guest.page.getByRole('button', { name: sharesText.goOn, exact: true })).toBeVisible()
    await other.page.goto('/notifications')
    await expect(other.page.getByText(`La date est choisie\u202F: «\u202F${title}\u202F»`)).toBeVisible()
  })

  await test.step('the outing remembers its group', async () => {
    await asks(other.page, 'put', `/api/shares/${share.id}/going`, { going: true })
    await host.page.goto(`/messages/groupe/nouveau?sortie=${share.slug}`)
    await isAwake(host.page)
    await host.page.getByRole('button', { name: groupFormText.create }).click()
    await expect(host.page).toHaveURL(/\/messages\/groupe\/groupe-/)
    await host.page.goto(`${new URL(host.page.url()).pathname}/membres`)
    await host.page.getByRole('link', { name: new RegExp(title) }).click()
    await isAwake(host.page)
    await expect(host.page.getByRole('link', { name: brand.outings.group })).toBeVisible()
  })
  expectSilence()
})
