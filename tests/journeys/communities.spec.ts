import { expect, type Page, test } from '@playwright/test'
import { communityText } from '../../apps/web/app/features/publishing/communities/community-page.text.ts'
import { composerText } from '../../apps/web/app/features/publishing/shares/composer/composer.text.ts'
import { communitiesText } from '../../apps/web/app/text/communities.ts'
import { choosesKind } from './evening/shares.ts'
import { findSlugs, signsInAs } from './rounds/visits.ts'

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A community that nobody else walks through at the same time. */
async function roleIn(page: Page, slug: string): Promise<string | null> {
  return (await (await page.request.get(`/api/communities/${slug}/page`)).json()).role
}

/** A secret community that this demo account is in, signed in as her. */
async function secretOf(page: Page, identifier: string): Promise<{ slug: string; name: string } | undefined> {
  await signsInAs(page, identifier)
  const { items } = await (await page.request.get('/api/communities/cards?which=mine')).json()
  return items.find(({ access }: { access: string }) => access === 'secret')
}

test('a member finds a community, joins, publishes to its members only, and leaves @one-desk', async ({
  page,
  browser,
}) => {
  await signsInAs(page, 'admin')
  const { community: slug } = await findSlugs(page)
  const { name } = await (await page.request.get(`/api/communities/${slug}/page`)).json()
  await page.goto('/communities')
  // A walk that was cut short may have left her inside.
  await page.evaluate((path) => fetch(path, { method: 'DELETE' }), `/api/communities/${slug}/membership`)
  await page.getByRole('searchbox', { name: communitiesText.search }).fill(name.slice(0, 9).toUpperCase())
  await named(page, communitiesText.searchButton).click()
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await named(page, communitiesText.join).click()
  await expect(page.getByRole('link', { name: communitiesText.isIn, exact: true })).toBeVisible()
  expect(await roleIn(page, slug)).toBe('member')

  const said = `Entre nous ${Date.now()}`
  await page.goto(`/c/${slug}?onglet=partages`)
  await page.getByRole('link', { name: communityText.publishHere }).first().click()
  await expect(page.getByRole('button', { name: composerText.audience(name) })).toBeVisible()
  // A kind that either brand has.
  await choosesKind(page, 'Question')
  await page.locator('[data-hook~="share-form"] [name="body"]').fill(said)
  await page
    .locator('[data-hook~="share-form"]')
    .getByRole('button', { name: composerText.publish, exact: true })
    .click()
  await expect(page.getByText(composerText.published)).toBeVisible()
  await page.goto(`/c/${slug}`)
  await expect(page.getByText(said)).toBeVisible()
  await page.goto('/shares?scope=communities')
  await expect(page.getByText(said)).toBeVisible()

  const stranger = await browser.newPage()
  await stranger.goto(`/c/${slug}`)
  await expect(stranger.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(stranger.getByText(said)).toHaveCount(0)
  await stranger.close()

  await page.goto(`/c/${slug}?onglet=reglages`)
  await page.getByText(communityText.leave, { exact: true }).click()
  await named(page, communityText.leaveConfirm).click()
  await expect(named(page, communitiesText.join)).toBeVisible()
  expect(await roleIn(page, slug)).toBeNull()
})

test('a secret community is not visible to non-members @one-desk', async ({ page, browser }) => {
  const secret = (await secretOf(page, 'maud')) ?? (await secretOf(page, 'camille'))
  expect(secret).toBeDefined()
  await page.goto(`/c/${secret?.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: secret?.name })).toBeVisible()
  const other = await browser.newPage()
  await signsInAs(other, 'ines')
  expect((await other.goto(`/c/${secret?.slug}`))?.status()).toBe(404)
  await other.goto('/communities')
  await expect(other.getByText(secret?.name ?? '')).toHaveCount(0)
  await other.close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member joins, sets notifications and leaves by plain forms @one-brand', async ({ page }) => {
    await signsInAs(page, 'maud')
    const { items } = await (await page.request.get('/api/communities/cards?which=suggested')).json()
    const open = items.find(({ access }: { access: string }) => access === 'open')
    await page.goto(`/c/${open.slug}`)
    await named(page, communitiesText.join).click()
    await page.getByRole('link', { name: communitiesText.isIn, exact: true }).click()
    await page.getByText(communityText.newsChoices.none.label, { exact: true }).click()
    await named(page, communityText.save).click()
    await expect(page.getByRole('radio', { name: communityText.newsChoices.none.label })).toBeChecked()
    await page.getByText(communityText.leave, { exact: true }).click()
    await named(page, communityText.leaveConfirm).click()
    await expect(named(page, communitiesText.join)).toBeVisible()
  })
})
