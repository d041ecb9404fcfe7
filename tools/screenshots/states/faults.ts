import type { Page } from '@playwright/test'
import { layoutText } from '../../../apps/web/app/text/pages/layout.ts'
import { offlinePageText } from '../../../apps/web/app/text/pages/pages.ts'
import type { Screen } from '../screens.ts'

const followsLink = (page: Page) =>
  page.getByRole('link', { name: layoutText.members }).filter({ visible: true }).first().click()

async function serverFails(page: Page): Promise<void> {
  await page.route('**/members.data*', (route) => route.fulfill({ status: 500, body: 'panne' }))
  await followsLink(page)
  await page.getByRole('link', { name: offlinePageText.retry }).waitFor()
}

async function networkIsGone(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await followsLink(page)
  await page.getByRole('heading', { name: offlinePageText.title }).waitFor()
}

const fault = (name: string, route: string, path: string, act?: Screen['act']): Screen => ({
  name: `${name}-membre`,
  route,
  path,
  who: 'member',
  ...(act && { act }),
})

export const faults: Screen[] = [
  fault('perdue', '*', '/nulle-part'),
  fault('profil-inconnu', 'p/:username', '/p/personne-de-ce-nom'),
  fault('partage-inconnu', 'shares/:id', '/shares/un-partage-parti'),
  fault('conversation-impossible', 'messages/:username', '/messages/personne-de-ce-nom'),
  fault('panne', 'dashboard', '/dashboard', serverFails),
  fault('sans-reseau', 'dashboard', '/dashboard', networkIsGone),
]
