import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { groupFormText } from '../../../apps/web/app/features/chat/groups/group-form.text.ts'
import { groupsText } from '../../../apps/web/app/features/chat/groups/groups.text.ts'
import { outingText } from '../../../apps/web/app/features/publishing/shares/outing/outing.text.ts'
import { talkText } from '../../../apps/web/app/text/talk.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

const DAY = 24 * 3_600_000

async function arrives(browser: Browser, name: string) {
  const woman = await opensBrowser(browser, 'phone')
  await signsInAs(woman.page, name)
  return woman
}

async function goesIn(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isAwake(page)
}

const row = (page: Page, text: string) => page.locator('[data-hook~="room-message"]').filter({ hasText: text })
const listed = (page: Page, name: string) => page.locator('[data-group]').filter({ hasText: name })

async function writes(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: groupsText.field }).fill(text)
  const sent = page.waitForResponse((answer) => /\/api\/rooms\/\d+\/messages$/.test(answer.url()) && answer.ok())
  await page.getByRole('button', { name: talkText.send }).click()
  await sent
}

test('those who come to an outing write in a group, and one leaves silently', async ({ browser }, { project }) => {
  test.setTimeout(180_000)
  const brand = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const kind = brand.shareKinds.find(({ form }) => form === 'outing')?.kind ?? ''
  const host = await arrives(browser, 'camille')
  const ines = await arrives(browser, 'ines')
  const maud = await arrives(browser, 'maud')
  const name = `Marche ${crypto.randomUUID().slice(0, 6)}`

  const outing = await asks<ShareView>(host.page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, title: name, body: 'On marche deux heures.', visibility: 'members' },
    outing: { at: new Date(Date.now() + 5 * DAY).toISOString(), place: 'Devant la mairie' },
  })
  for (const { page } of [ines, maud]) await asks(page, 'put', `/api/shares/${outing.id}/going`, { going: true })

  await test.step('the host opens a group for those who come', async () => {
    await goesIn(host.page, `/shares/${outing.slug}`)
    await host.page.getByRole('link', { name: outingText.openGroup }).click()
    await expect(host.page.getByLabel(groupFormText.name)).toHaveValue(name)
    await expect(host.page.getByRole('checkbox', { checked: true })).toHaveCount(2)
    await expectUsable(host.page)
    await host.page.getByRole('button', { name: groupFormText.create }).click()
    await expect(host.page).toHaveURL(/\/messages\/groupe\/groupe-/)
  })
  const address = new URL(host.page.url()).pathname

  await test.step('an invited member finds it with her requests, and accepts', async () => {
    await goesIn(ines.page, '/messages')
    await ines.page.locator('[data-hook~="request-bar"]').click()
    await listed(ines.page, name).click()
    await expectUsable(ines.page)
    await ines.page.getByRole('button', { name: groupsText.invitation.accept }).click()
    await expect(ines.page.getByRole('textbox', { name: groupsText.field })).toBeVisible()
    await isAwake(ines.page)
  })

  await test.step('another declines, and nothing shows it', async () => {
    await goesIn(maud.page, address)
    await maud.page.getByRole('button', { name: groupsText.invitation.decline }).click()
    await expect(maud.page).toHaveURL(/\/messages$/)
    await goesIn(host.page, `${address}/membres`)
    await expect(host.page.getByRole('region', { name: groupFormText.invitedTitle })).toContainText('Maud')
    await expectUsable(host.page)
  })

  await test.step('they write and mention, live, and read marks are counted', async () => {
    await goesIn(host.page, address)
    await writes(host.page, 'Bottes obligatoires, @ines')
    await expect(row(ines.page, 'Bottes obligatoires').getByRole('link', { name: '@ines' })).toBeVisible()
    await expect(host.page.getByText(groupsText.readBy(['Inès']))).toBeVisible()
    await writes(ines.page, 'J’apporte le thé')
    await expect(row(host.page, 'J’apporte le thé')).toBeVisible()
    await expectUsable(host.page)
    await goesIn(host.page, '/messages')
    await expect(listed(host.page, name)).toContainText('J’apporte le thé')
  })

  await test.step('one archives it, finds it there, and takes it back', async () => {
    const choose = async (item: string) => {
      await goesIn(host.page, address)
      await host.page.getByRole('button', { name: groupsText.options(name) }).click()
      await host.page.getByText(item, { exact: true }).click()
    }
    await choose(groupsText.archive)
    await expect(host.page.getByText(groupsText.archived)).toBeVisible()
    await goesIn(host.page, '/messages')
    await expect(listed(host.page, name)).toHaveCount(0)
    await goesIn(host.page, '/messages?boite=archivees')
    await expect(listed(host.page, name)).toBeVisible()
    await expectUsable(host.page)
    await choose(groupsText.unarchive)
    await expect(host.page.getByText(groupsText.unarchived)).toBeVisible()
    await goesIn(host.page, '/messages')
    await expect(listed(host.page, name)).toBeVisible()
  })

  await test.step('an archived group comes back with a message', async () => {
    await asks(host.page, 'put', `/api/groups/${address.split('/').at(-1)}/archive`)
    await writes(ines.page, 'Et des gants')
    await goesIn(host.page, '/messages')
    await expect(listed(host.page, name)).toContainText('Et des gants')
  })

  await test.step('a member leaves silently', async () => {
    await goesIn(ines.page, `${address}/membres`)
    await ines.page.getByText(groupFormText.leave).first().click()
    await ines.page.getByRole('button', { name: groupFormText.leave }).click()
    await expect(ines.page).toHaveURL(/\/messages$/)
    await expect(listed(ines.page, name)).toHaveCount(0)
    await goesIn(host.page, address)
    await expect(row(host.page, 'J’apporte le thé')).toBeVisible()
    await expect(host.page.getByRole('banner').getByText('Inès')).toHaveCount(0)
  })

  expectSilence()
})
