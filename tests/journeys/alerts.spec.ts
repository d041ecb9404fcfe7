import { expect, type Page, test } from '@playwright/test'
import { savedSearchesText } from '../../apps/web/app/features/publishing/saved-searches/saved-searches.text.ts'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { isAwake } from './evening/browsers.ts'

const password = 'bougie tramway noisette'

/** Two members of one town that nobody else of the site lives in. */
const place = { kind: 'commune', code: '23096', zip: '23000' }

async function newcomer(page: Page, first: string) {
  const stamp = `${Date.now()}${Math.floor(Math.random() * 1000)}`
  return joins(page, { name: first, email: `${first.toLowerCase()}-${stamp}@exemple.fr`, password })
}

const interestIn = async (page: Page) => {
  const options = await page
    .locator('select[name="interest"] option')
    .evaluateAll((all) =>
      all.map((option) => ({ value: (option as HTMLOptionElement).value, label: option.textContent ?? '' })),
    )
  const chosen = options.at(-1)
  if (chosen === undefined) throw new Error('no interest to filter by')
  return chosen
}

test('a member is told when another comes who loves what she filtered by @one-brand', async ({ page, browser }) => {
  test.slow()
  await newcomer(page, 'Guetteuse')
  await asks(page.context(), 'put', '/api/members/me/place', place)
  await page.goto('/members?filtres=1')
  const { value, label } = await interestIn(page)
  await page.goto(`/members?interest=${value}&within=10`)
  await isAwake(page)
  const name = `Moins de 10 km, ${label}`
  await page.getByRole('button', { name: savedSearchesText.keepOf(name), exact: true }).click()
  await page.getByRole('link', { name: savedSearchesText.keptOf(name), exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(savedSearchesText.kinds.members)

  const other = await browser.newContext()
  await newcomer(await other.newPage(), 'Arrivante')
  await asks(other, 'put', '/api/members/me/place', place)
  await asks(other, 'patch', '/api/members/me', { interests: [value] })
  await other.close()

  // The job runs every minute, after the minute that has begun.
  await expect
    .poll(async () => (await page.request.get('/api/notifications?section=profil&value=alerte')).json(), {
      timeout: 130_000,
    })
    .toMatchObject({ items: [{ path: `/members?within=10&interest=${value}` }] })
  await page.goto('/notifications')
  await isAwake(page)
  await page.getByRole('link', { name: /Du nouveau pour une recherche que tu gardes/ }).click()
  await expect(page.getByRole('main').getByText('Arrivante').first()).toBeVisible()
})
