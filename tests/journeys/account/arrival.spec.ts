import { randomUUID } from 'node:crypto'
import { loadBrand } from '@consoeurs/brand'
import { expect, type Page, test } from '@playwright/test'
import { firstPhotosText } from '../../../apps/admin/src/text/first-photos.ts'
import { memberQueueText } from '../../../apps/admin/src/text/member-queue.ts'
import { membersText } from '../../../apps/admin/src/text/members.ts'
import { moderationText } from '../../../apps/admin/src/text/moderation.ts'
import { signUpsText } from '../../../apps/admin/src/text/sign-ups.ts'
import { arrivalText } from '../../../apps/web/app/features/account/arrival/arrival.text.ts'
import { photosText } from '../../../apps/web/app/text/photos.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import type { SiteSettingKey } from '../../../packages/contract/src/operations/site-settings.ts'
import { solveProof } from '../../support/src/proofs.ts'
import { asks, siteOrigin } from '../evening/asks.ts'
import { confirmsAddress, expectSilence, isAwake, opensBrowser, opensConfirmation } from '../evening/browsers.ts'
import { phonePhoto } from '../evening/pictures.ts'
import { whileSettingsDiffer } from '../evening/settings-turns.ts'
import { expectUsable } from '../evening/usable.ts'
import { signsInAs } from '../rounds/visits.ts'

const password = 'bougie tramway noisette'

/** Other journeys use the same site: newcomers of theirs come before or after. */
const whileOn = (admin: Page, key: SiteSettingKey, work: () => Promise<void>): Promise<void> =>
  whileSettingsDiffer(async () => {
    const { items } = await asks<{ items: { id: number; key: string }[] }>(admin, 'get', '/api/desk/settings')
    const path = `/api/desk/settings/${items.find((setting) => setting.key === key)?.id}`
    await asks(admin, 'put', path, { value: 'oui' })
    try {
      await work()
    } finally {
      await asks(admin, 'post', `${path}/reset`, {})
    }
  })

async function registers({ request }: Page, form: { displayName: string; email: string; invitation: string }) {
  const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
  const altcha = await solveProof(await (await request.get('/api/proof')).json())
  const data = { ...form, password, birthdate: '1990-02-03', consents, altcha }
  expect((await request.post('/api/auth/local/register', { data, headers: { origin: siteOrigin() } })).ok()).toBe(true)
}

test('a woman comes by a link, waits for the team, and her first photo is looked at', async ({ browser }, {
  project,
}) => {
  test.setTimeout(180_000)
  const brand = await loadBrand(project.metadata.brand)
  const id = randomUUID().slice(0, 8)
  const name = `Nour ${id}`
  const email = `nour.${id}@exemple.fr`
  const { page: admin } = await opensBrowser(browser, 'desk')
  const { page: camille } = await opensBrowser(browser, 'desk')
  const { page: nour } = await opensBrowser(browser, 'phone')
  await signsInAs(admin, 'admin')
  await signsInAs(camille, 'camille')
  let link = ''
  let username = ''

  await test.step('a member makes her link, which names nobody', async () => {
    // An earlier run may have left one.
    await asks(camille, 'delete', '/api/invitation')
    await camille.goto('/settings/invitation')
    await isAwake(camille)
    await camille.getByRole('button', { name: arrivalText.invitation.create }).click()
    const address = camille.getByLabel(arrivalText.invitation.address)
    await expect(address).toHaveValue(/\/invitation\/[0-9a-f]{32}$/)
    link = new URL(await address.inputValue()).pathname
    await expectUsable(camille)
    await nour.goto(link)
    await expect(nour.getByRole('heading', { level: 1, name: brand.text.invitation.title })).toBeVisible()
    await expect(nour.getByText('Camille')).toHaveCount(0)
    await expectUsable(nour)
    await nour.getByRole('link', { name: brand.text.invitation.action }).click()
    await expect(nour.locator('input[name=invitation]')).toHaveValue(link.slice('/invitation/'.length))
  })

  await test.step('she signs up, and waits: every page leads to the one that says so', async () => {
    // The account is opened after the answer; its mail says that it is.
    await whileOn(admin, 'signUpsApproved', async () => {
      await registers(nour, { displayName: name, email, invitation: link.slice('/invitation/'.length) })
      await opensConfirmation(nour, email)
    })
    await confirmsAddress(nour)
    await expect(nour).toHaveURL(/\/account\/approbation$/)
    await expect(nour.getByRole('heading', { level: 1, name: arrivalText.approval.title })).toBeVisible()
    await expectUsable(nour)
    await nour.goto('/members')
    await expect(nour).toHaveURL(/\/account\/approbation$/)
    await nour.goto('/settings/donnees')
    await expect(nour).toHaveURL(/\/settings\/donnees$/)
    await expectUsable(nour)
  })

  await test.step('the team sees who invited her, and approves', async () => {
    await admin.goto('/admin/sign-ups')
    await admin.getByRole('searchbox').fill(name)
    await admin.getByRole('link', { name }).click()
    await expect(admin.getByRole('link', { name: 'Camille' })).toBeVisible()
    await admin.getByRole('radio', { name: signUpsText.verdicts.approved }).check()
    await admin.getByRole('button', { name: moderationText.decide }).click()
    await expect(admin.getByRole('heading', { name: new RegExp(signUpsText.states.approved) })).toBeVisible()
    await admin.goto('/admin/users')
    await admin.getByRole('searchbox').fill(name)
    await admin.getByRole('link', { name }).click()
    await expect(admin.getByText(membersText.invitedBy)).toBeVisible()
    await nour.goto('/account/approbation')
    await expect(nour).toHaveURL(/\/settings\/steps/)
    const me = await asks<{ username: string }>(nour, 'get', '/api/users/me')
    username = me.username
  })

  const photos = camille.getByRole('region', { name: profilesText.photosOf(name) })
  await test.step('her first photo is hers alone', async () => {
    await asks(nour, 'patch', '/api/members/me', { status: 'complete' })
    await nour.goto('/settings/photos')
    await isAwake(nour)
    const photo = { name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    await nour.locator('input[type=file]').first().setInputFiles(photo)
    const keep = nour.getByRole('button', { name: photosText.cropKeep })
    await expect(keep).toBeVisible({ timeout: 60_000 })
    await whileOn(admin, 'firstPhotosChecked', async () => {
      await keep.click()
      await expect(nour.getByText(photosText.waiting)).toBeVisible()
    })
    await expectUsable(nour)
    await camille.goto(`/p/${username}`)
    await expect(camille.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
    await expect(photos).toHaveCount(0)
  })

  await test.step('a moderator looks at it, and everyone sees it', async () => {
    await admin.goto('/admin/first-photos')
    await admin.getByRole('searchbox').fill(name)
    await admin.getByRole('link', { name }).click()
    await admin.getByRole('button', { name: moderationText.assign }).click()
    await admin.getByRole('button', { name: memberQueueText.show }).click()
    await expect(admin.getByRole('img', { name: memberQueueText.pictureAlt })).toBeVisible()
    await expectUsable(admin)
    await admin.getByRole('radio', { name: firstPhotosText.verdicts.approved }).check()
    await admin.getByRole('button', { name: moderationText.decide }).click()
    await expect(admin.getByRole('heading', { name: new RegExp(firstPhotosText.states.approved) })).toBeVisible()
    await camille.reload()
    await expect(photos).toBeVisible()
    await nour.goto('/settings/photos')
    await expect(nour.getByText(photosText.waiting)).toHaveCount(0)
  })
  expectSilence()
})
