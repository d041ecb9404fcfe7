import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { careText } from '../../apps/admin/src/text/care.ts'
import { membersText } from '../../apps/admin/src/text/members.ts'
import { ownReportsText } from '../../apps/web/app/text/own-reports.ts'
import { securityText } from '../../apps/web/app/text/security.ts'
import { reportReasons } from '../../packages/contract/src/report-reasons.ts'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { expectUsable } from './evening/usable.ts'
import { signsInAs } from './rounds/visits.ts'

test('a moderator opens a report, suspends a member, and she is signed out and reads why @one-desk', async ({
  browser,
}) => {
  const id = randomUUID().slice(0, 8)
  const name = `Odette ${id}`
  const statement = `Des demandes d’argent répétées (${id}).`
  const odette = await opensBrowser(browser, 'phone')
  const camille = await opensBrowser(browser, 'phone')
  const { page } = await opensBrowser(browser, 'desk')
  const { username } = await joins(odette.page, {
    name,
    email: `odette.${id}@exemple.fr`,
    password: 'bougie tramway noisette',
  })

  await test.step('a member reports another, who is on the site', async () => {
    await signsInAs(camille.page, 'camille')
    const filed = { target: 'member', username, reason: 'scam', text: 'Elle m’a demandé de l’argent.', goodFaith: true }
    await asks(camille.page, 'post', '/api/reports', filed)
    await odette.page.goto('/dashboard')
    await isAwake(odette.page)
  })

  await test.step('the moderator finds it in the queue, and reads what she needs', async () => {
    await signsInAs(page, 'maud')
    await page.goto('/admin/reports')
    await expect(page.getByRole('link', { name: careText.reports })).toContainText(/\d/)
    await expectUsable(page)
    await page.getByRole('searchbox').fill(name)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('link', { name: reportReasons.scam.label }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    await expect(page.getByText('Elle m’a demandé de l’argent.')).toBeVisible()
    await page.getByRole('button', { name: careText.assign }).click()
    await expect(page.getByRole('button', { name: careText.release })).toBeVisible()
  })

  await test.step('a decision without a reason stays a form; with one it stands', async () => {
    await page.getByRole('radio', { name: careText.verdicts.upheld }).check()
    await page.getByRole('radio', { name: careText.measures.suspension }).check()
    await page.getByRole('button', { name: careText.untilDays(7) }).click()
    await page.getByRole('button', { name: careText.decide, exact: true }).click()
    await expect(page.getByText(careText.giveReason)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('textbox', { name: careText.statement }).fill(statement)
    await page.getByRole('button', { name: careText.decide, exact: true }).click()
    const decided = page.getByRole('region', { name: new RegExp(careText.decision) })
    await expect(decided.getByText(statement).first()).toBeVisible()
    await expect(decided.getByText(careText.kinds.suspension)).toBeVisible()
    await expectUsable(page)
  })

  await test.step('the member is signed out where she was, and reads why', async () => {
    await expect(odette.page).toHaveURL(/\/account\/suspended/)
    await expect(odette.page.getByRole('heading', { name: securityText.suspended.title })).toBeVisible()
    await expect(odette.page.getByText(statement)).toBeVisible()
  })

  await test.step('who reported her is told, and reads what was decided and why', async () => {
    await camille.page.goto('/notifications')
    await camille.page.getByText('Ton signalement est retenu').first().click()
    await expect(camille.page).toHaveURL(/\/settings\/signalements$/)
    const report = camille.page.getByRole('article').filter({ hasText: statement })
    await expect(report).toContainText(ownReportsText.state({ state: 'upheld', takenOn: true }))
    await expectUsable(camille.page)
  })

  await test.step('her page of the desk says how she stands, and the measure is taken back there', async () => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(membersText.standings.suspended, { exact: true })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: careText.liftNamed(careText.kinds.suspension) }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByText(membersText.standings.well, { exact: true })).toBeVisible()
  })

  await test.step('a note whose answer is lost on the way stays in its field, and sent again it is one', async () => {
    const note = `À suivre (${id}).`
    await page.route(
      '**/note',
      async (route) => {
        await route.fetch()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    const field = page.getByRole('textbox', { name: careText.note })
    const save = page.getByRole('button', { name: careText.saveNote })
    await field.fill(note)
    await save.click()
    await expect(page.getByText(/Pas de réseau/)).toBeVisible()
    await expect(field).toHaveValue(note)
    await save.click()
    await expect(field).toHaveValue('')
    await expect(page.getByRole('listitem').filter({ hasText: note })).toHaveCount(1)
    await page.reload()
    await expect(page.getByRole('listitem').filter({ hasText: note })).toHaveCount(1)
  })
  expectSilence()
})
