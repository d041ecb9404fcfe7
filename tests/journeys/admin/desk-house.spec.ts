import { expect, test } from '@playwright/test'
import { adminText } from '../../../apps/admin/src/text/admin.ts'
import { figuresText } from '../../../apps/admin/src/text/figures.ts'
import { ledgerText as deskLedgerText } from '../../../apps/admin/src/text/ledger.ts'
import { settingsText } from '../../../apps/admin/src/text/settings.ts'
import { webhooksText } from '../../../apps/admin/src/text/webhooks.ts'
import { ledgerText } from '../../../apps/web/app/features/operations/ledger/ledger.text.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

test('an administrator sets the legal notice, and visitors see it at once @one-desk', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const label = settingsText.labels.operatorName
  await signsInAs(page, 'admin')
  const { items } = await asks<{ items: { id: number; key: string }[] }>(page, 'get', '/api/desk/settings')
  // An earlier try may have left before she took it back.
  await asks(page, 'post', `/api/desk/settings/${items.find(({ key }) => key === 'operatorName')?.id}/reset`, {})

  const named = visitor.page.getByText('Les Amies de la maison')
  /** The page that was kept ready is forgotten a moment after the commit. */
  const reads = (times: number) =>
    expect(async () => {
      await visitor.page.goto('/l/mentions-legales')
      expect(Math.min(await named.count(), 1)).toBe(times)
    }).toPass()
  await reads(0)

  await test.step('a change appears in the cached page of visitors', async () => {
    await page.goto('/admin/settings')
    await page.getByRole('textbox', { name: label, exact: true }).fill('Les Amies de la maison')
    await page.getByRole('button', { name: settingsText.saveNamed(label) }).click()
    await expect(page.getByRole('button', { name: settingsText.resetNamed(label) })).toBeVisible()
    await expectUsable(page)
    await reads(1)
  })

  await test.step('removing it shows again what is missing', async () => {
    await page.getByRole('button', { name: settingsText.resetNamed(label) }).click()
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('')
    await reads(0)
  })

  await test.step('the figures are shown as a chart and as a table', async () => {
    await page.goto('/admin/figures')
    const panel = page.getByRole('region', { name: figuresText.plots.signUps.title, exact: true })
    await panel.getByText(figuresText.asTable).click()
    await expect(panel.getByRole('row')).toHaveCount(31)
    await expectUsable(page)
  })
  expectSilence()
})

test('an administrator publishes the accounts, and visitors read them @one-desk', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'desk')
  const visitor = await opensBrowser(browser, 'phone')
  const label = `Serveur ${crypto.randomUUID().slice(0, 8)}`
  await signsInAs(page, 'admin')
  const row = visitor.page.getByRole('row', { name: label })
  const reads = (amount: RegExp) =>
    expect(async () => {
      await visitor.page.goto('/l/comment-cela-tient')
      await expect(row).toHaveText(amount, { timeout: 1000 })
    }).toPass()

  await test.step('a line is added, and shown with its amount', async () => {
    await page.goto('/admin/ledger/create')
    await page.getByRole('textbox', { name: deskLedgerText.label }).fill(label)
    await page.getByRole('textbox', { name: deskLedgerText.amount }).fill('12,5')
    await page.getByRole('button', { name: adminText.save }).click()
    await expect(page.getByRole('link', { name: label })).toBeVisible()
    await expectUsable(page)
    await reads(/12,50/)
    await expect(visitor.page.getByRole('heading', { level: 1, name: ledgerText.title })).toBeVisible()
    await expectUsable(visitor.page)
  })

  await test.step('a correction replaces the cached page', async () => {
    await page.getByRole('link', { name: label }).click()
    await page.getByRole('textbox', { name: deskLedgerText.amount }).fill('13')
    await page.getByRole('button', { name: adminText.save }).click()
    await expect(page.getByRole('link', { name: label })).toBeVisible()
    await reads(/13,00/)
  })

  const { items } = await asks<{ items: { id: number; label: string }[] }>(page, 'get', '/api/desk/ledger')
  await asks(page, 'delete', `/api/desk/ledger/${items.find((item) => item.label === label)?.id}`)
  expectSilence()
})

test('an administrator adds a webhook, keeps its secret and tries it @one-desk', async ({ browser }) => {
  const { page } = await opensBrowser(browser, 'desk')
  const name = `Site vitrine ${crypto.randomUUID().slice(0, 8)}`
  await signsInAs(page, 'admin')

  await test.step('the form keeps what was typed when an address is refused', async () => {
    await page.goto('/admin/webhooks/create')
    await page.getByRole('textbox', { name: webhooksText.name }).fill(name)
    await page.getByRole('textbox', { name: webhooksText.url }).fill('https://192.168.1.1/crochet')
    await page.getByRole('checkbox', { name: webhooksText.events['content.published'] }).check()
    await page.getByRole('button', { name: webhooksText.create }).click()
    await expect(page.getByText(/réseau privé/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: webhooksText.name })).toHaveValue(name)
    await expectUsable(page)
  })

  await test.step('the secret is shown once', async () => {
    await page.getByRole('textbox', { name: webhooksText.url }).fill('https://recepteur.example/crochet')
    await page.getByRole('button', { name: webhooksText.create }).click()
    await expect(page.getByText(/^whsec_/)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('link', { name: webhooksText.openIt }).click()
    await expect(page.getByText(webhooksText.noDelivery)).toBeVisible()
    await expect(page.getByText(/^whsec_/)).toHaveCount(0)
  })

  await test.step('a test says why the program did not get it', async () => {
    await page.getByRole('button', { name: webhooksText.test }).click()
    await expect(page.getByText(/^1 tentative, /)).toBeVisible()
    await page.getByText(webhooksText.settings, { exact: true }).last().click()
    await expectUsable(page)
  })

  const { items } = await asks<{ items: { id: number; name: string }[] }>(page, 'get', '/api/desk/webhooks')
  await asks(page, 'delete', `/api/desk/webhooks/${items.find((item) => item.name === name)?.id}`)
  expectSilence()
})
