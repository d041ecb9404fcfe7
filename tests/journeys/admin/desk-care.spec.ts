import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { membersText } from '../../../apps/admin/src/text/members.ts'
import { moderationText } from '../../../apps/admin/src/text/moderation.ts'
import { securityText } from '../../../apps/web/app/features/account/identity/security.text.ts'
import { ownReportsText } from '../../../apps/web/app/features/moderation/reviews/own-reports.text.ts'
import { reportReasons } from '../../../packages/contract/src/moderation/report-reasons.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from '../evening/browsers.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

test('a moderator opens a report and suspends a member, who is signed out and reads the reason @one-desk', async ({
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

  await test.step('a member reports another, who is online', async () => {
    await signsInAs(camille.page, 'camille')
    const filed = { target: 'member', username, reason: 'scam', text: 'Elle m’a demandé de l’argent.', goodFaith: true }
    await asks(camille.page, 'post', '/api/reports', filed)
    await odette.page.goto('/dashboard')
    await isAwake(odette.page)
  })

  await test.step('the moderator finds it in the queue, and reads the evidence', async () => {
    await signsInAs(page, 'maud')
    await page.goto('/admin/reports')
    await expect(page.getByRole('link', { name: moderationText.reports })).toContainText(/\d/)
    await expectUsable(page)
    await page.getByRole('searchbox').fill(name)
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('link', { name: reportReasons.scam.label }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    await expect(page.getByText('Elle m’a demandé de l’argent.')).toBeVisible()
    await page.getByRole('button', { name: moderationText.assign }).click()
    await expect(page.getByRole('button', { name: moderationText.release })).toBeVisible()
  })

  await test.step('a decision needs a reason', async () => {
    await page.getByRole('radio', { name: moderationText.verdicts.upheld }).check()
    await page.getByRole('radio', { name: moderationText.measures.suspension }).check()
    await page.getByRole('button', { name: moderationText.untilDays(7) }).click()
    await page.getByRole('button', { name: moderationText.decide, exact: true }).click()
    await expect(page.getByText(moderationText.giveReason)).toBeVisible()
    await expectUsable(page)
    await page.getByRole('textbox', { name: moderationText.statement }).fill(statement)
    await page.getByRole('button', { name: moderationText.decide, exact: true }).click()
    const decided = page.getByRole('region', { name: new RegExp(moderationText.decision) })
    await expect(decided.getByText(statement).first()).toBeVisible()
    await expect(decided.getByText(moderationText.kinds.suspension)).toBeVisible()
    await expectUsable(page)
  })

  await test.step('the member is signed out, and reads why', async () => {
    await expect(odette.page).toHaveURL(/\/account\/suspended/)
    await expect(odette.page.getByRole('heading', { name: securityText.suspended.title })).toBeVisible()
    await expect(odette.page.getByText(statement)).toBeVisible()
  })

  await test.step('the reporter is notified, and reads the decision and its reason', async () => {
    await camille.page.goto('/notifications')
    await camille.page.getByText('Ton signalement est retenu').first().click()
    await expect(camille.page).toHaveURL(/\/settings\/signalements$/)
    const report = camille.page.getByRole('article').filter({ hasText: statement })
    await expect(report).toContainText(ownReportsText.state({ state: 'upheld', takenOn: true }))
    await expectUsable(camille.page)
  })

  await test.step('the member’s page in the admin shows the standing, and lifts the measure', async () => {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(membersText.standings.suspended, { exact: true })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: moderationText.liftNamed(moderationText.kinds.suspension) }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByText(membersText.standings.well, { exact: true })).toBeVisible()
  })

  await test.step('a note whose response is lost stays in its field, and is stored once when resent', async () => {
    const note = `À suivre (${id}).`
    await page.route(
      '**/note',
      async (route) => {
        await route.fetch()
        await route.abort('internetdisconnected')
      },
      { times: 1 },
    )
    const field = page.getByRole('textbox', { name: moderationText.note })
    const save = page.getByRole('button', { name: moderationText.saveNote })
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
