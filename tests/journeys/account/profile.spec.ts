import { expect, type Page, test } from '@playwright/test'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { joins } from '../evening/arrives.ts'
import { asks } from '../evening/asks.ts'
import { isAwake } from '../evening/browsers.ts'
import { findSlugs } from '../rounds/visits.ts'

const { note } = profilesText
const password = 'bougie tramway noisette'
const arrives = (page: Page, name: string) =>
  joins(page, { name, email: `${name.toLowerCase()}.${Date.now()}@exemple.fr`, password })

const comesIn = (page: Page, slug: string) => asks(page, 'put', `/api/communities/${slug}/membership`, {})

test('a profile shows common communities and a private note, with scripts and without @one-brand', async ({
  browser,
}) => {
  const hers = await browser.newContext({ locale: 'fr-FR' })
  const [page, other] = [await hers.newPage(), await browser.newPage()]
  const { community } = await findSlugs(page)
  await arrives(page, 'Albane')
  const { username } = await arrives(other, 'Berthe')
  for (const each of [page, other]) await comesIn(each, community)
  await page.goto(`/p/${username}`)
  await expect(page.getByRole('heading', { name: profilesText.communities })).toBeVisible()
  await isAwake(page)
  await page.getByText(note.begin).click()
  const field = page.getByLabel(note.label('Berthe'))
  await field.fill('Rencontrée au marché')
  await page.getByRole('button', { name: note.save }).click()
  await expect(page.getByText(note.saved)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('Rencontrée au marché')

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await hers.storageState() })
  const paper = await plain.newPage()
  await paper.goto(`/p/${username}`)
  await paper.getByLabel(note.label('Berthe')).fill('Aime les figues')
  await paper.getByRole('button', { name: note.save }).click()
  await expect(paper.getByLabel(note.label('Berthe'))).toHaveValue('Aime les figues')

  await other.goto(`/p/${username}`)
  await expect(other.getByRole('heading', { level: 1, name: /Berthe/ })).toBeVisible()
  await expect(other.getByText(note.title, { exact: true })).toHaveCount(0)
  for (const context of [hers, plain, other.context()]) await context.close()
})
