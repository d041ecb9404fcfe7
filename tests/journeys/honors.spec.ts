import { randomUUID } from 'node:crypto'
import { loadBrand } from '@consoeurs/brand'
import { limits, reportReasons } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { reportsText } from '../../apps/web/app/features/foundation/reports/reports.text.ts'
import { encountersText } from '../../apps/web/app/text/encounters.ts'
import { profilesText } from '../../apps/web/app/text/profiles.ts'
import { reportTitles } from '../../apps/web/app/text/report-titles.ts'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { expectUsable } from './evening/usable.ts'
import { signsInAs } from './rounds/visits.ts'

const arrives = (page: Page, name: string) =>
  joins(page, { name, email: `${name.toLowerCase()}.${randomUUID()}@exemple.fr`, password: 'bougie tramway noisette' })

test('an honour comes with a word, which its receiver reads and may report', async ({ browser }, { project }) => {
  const { honors } = await loadBrand(project.metadata.brand)
  const [kind] = honors
  const giver = await opensBrowser(browser, 'phone')
  const receiver = await opensBrowser(browser, 'phone')
  const { page: moderator } = await opensBrowser(browser, 'desk')
  const { name } = await arrives(giver.page, 'Odile')
  const { username } = await arrives(receiver.page, 'Rose')
  const word = `Merci pour tout, ${randomUUID().slice(0, 8)}`

  await test.step('she chooses an honour, and writes a word', async () => {
    await giver.page.goto(`/p/${username}`)
    await isAwake(giver.page)
    await giver.page.getByRole('button', { name: profilesText.honor }).first().click()
    await giver.page.getByRole('button', { name: new RegExp(kind?.label ?? '') }).click()
    const field = giver.page.getByLabel(profilesText.honorWord)
    await field.fill('a'.repeat(limits.honorWord + 20))
    await expect(field).toHaveValue('a'.repeat(limits.honorWord))
    await field.fill(word)
    await expectUsable(giver.page)
    const given = giver.page.waitForResponse((answer) => answer.url().includes('/honor') && answer.ok())
    await giver.page.getByRole('button', { name: profilesText.honorGive, exact: true }).click()
    await given
    await expect(giver.page.getByText(word)).toHaveCount(0)
  })

  await test.step('the receiver reads it; nobody else does', async () => {
    await receiver.page.goto('/honors')
    await isAwake(receiver.page)
    await expect(receiver.page.getByText(encountersText.word(word))).toBeVisible()
    await expect(receiver.page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
    await expectUsable(receiver.page)
    await giver.page.reload()
    await expect(giver.page.getByText(word)).toHaveCount(0)
  })

  await test.step('she reports it, and a moderator reads the word', async () => {
    await receiver.page.getByRole('button', { name: reportTitles.honor }).click()
    await receiver.page.locator('label').filter({ hasText: reportReasons.harassment.label }).click()
    await receiver.page.getByLabel(reportsText.goodFaith).check()
    await expectUsable(receiver.page)
    await receiver.page.getByRole('button', { name: reportsText.send }).click()
    await expect(receiver.page.getByText(reportsText.sent)).toBeVisible()
    await signsInAs(moderator, 'maud')
    const { items } = await asks<{ items: { id: number }[] }>(moderator, 'get', '/api/desk/reports?target=honor')
    await moderator.goto(`/admin/reports/${items[0]?.id}`)
    await expect(moderator.getByText(word).first()).toBeVisible()
  })
  expectSilence()
})
