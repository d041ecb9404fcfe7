import { reportReasons } from '@consoeurs/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { reportsText } from '../../../apps/web/app/features/foundation/reports/reports.text.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { reportLabel } from '../../../apps/web/app/text/report-titles.ts'

/** Reports a member from her profile, and blocks her in the same form. */
export async function reportsAndBlocks(
  page: Page,
  { username, name }: { username: string; name: string },
): Promise<void> {
  await page.goto(`/p/${username}`)
  await page.getByRole('button', { name: profilesText.options(name) }).click()
  await page.getByRole('menuitem', { name: reportLabel }).click()
  const form = page.getByRole('dialog')
  await form.locator('label', { hasText: reportReasons.scam.label }).click()
  await form.getByLabel(reportsText.words).fill('Elle me demande de l’argent.')
  await form.getByRole('checkbox', { name: reportsText.alsoBlock(name) }).check()
  await form.getByRole('checkbox', { name: reportsText.goodFaith }).check()
  await form.getByRole('button', { name: reportsText.send }).click()
  await expect(form).toBeHidden()
}

/** The blocked one finds her nowhere: not by name, not in the directory, not by address. */
export async function findsHerNowhere(
  page: Page,
  { username, name }: { username: string; name: string },
): Promise<void> {
  const answer = await page.goto(`/p/${username}`)
  expect(answer?.status()).toBe(404)
  await page.goto(`/members?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('link', { name: new RegExp(`^${name}, `) })).toHaveCount(0)
  expect((await page.goto(`/messages/${username}`))?.status()).toBe(404)
}

/** The report waits in the moderators' queue. */
export async function isInTheQueue(request: APIRequestContext, password: string, about: string): Promise<void> {
  const signedIn = await request.post('/api/auth/local', { data: { identifier: 'maud', password } })
  const { jwt } = await signedIn.json()
  const answer = await request.get('/api/desk/reports', { headers: { authorization: `Bearer ${jwt}` } })
  const { items } = await answer.json()
  expect(items).toContainEqual(
    expect.objectContaining({ reason: 'scam', state: 'open', about: expect.objectContaining({ username: about }) }),
  )
}
