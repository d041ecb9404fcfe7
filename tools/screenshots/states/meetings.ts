import type { Page } from '@playwright/test'
import { blocksText } from '../../../apps/web/app/text/blocks.ts'
import { membersText } from '../../../apps/web/app/text/members.ts'
import { profilesText } from '../../../apps/web/app/text/profiles.ts'
import { reportLabel } from '../../../apps/web/app/text/report-titles.ts'
import { uiText } from '../../../apps/web/app/text/ui.ts'
import { longNamed } from '../long-named.ts'
import type { Screen } from '../screens.ts'
import { openContext, type ScreenshotContext } from '../stage.ts'

/** Rendered twice, for phone and wide screens; pick the visible one. */
const shown = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()

async function opensMenu(page: Page): Promise<void> {
  await shown(page, /^Options du profil/).click()
  await page.locator('[data-hook~="menu-item"]').first().waitFor()
}

const fromMenu = (label: string) => async (page: Page) => {
  await opensMenu(page)
  await page.locator('[data-hook~="menu-item"]', { hasText: label }).click()
  await page.getByRole('dialog').waitFor()
}

async function opensHonors(page: Page): Promise<void> {
  await shown(page, profilesText.honor).click()
  await page.getByRole('dialog').waitFor()
}

async function opensFilters(page: Page): Promise<void> {
  await page.getByRole('link', { name: membersText.filters }).first().click()
  await page.getByRole('dialog').waitFor()
}

async function opensOrder(page: Page): Promise<void> {
  await shown(page, /^Trier/).click()
  await page.getByRole('link', { name: membersText.sorts.near }).waitFor()
}

async function opensPicture(page: Page): Promise<void> {
  await shown(page, new RegExp(uiText.photoOpen(1, 9).replace(/9.*/, ''))).click()
  await page.getByRole('dialog').waitFor()
}

async function isVisited(page: Page, stage: ScreenshotContext): Promise<void> {
  const { username } = await (await page.request.get('/api/users/me')).json()
  const visitor = await openContext(stage, { storageState: await stage.guests.long() })
  await visitor.request.post('/api/visits', { data: { username }, headers: { origin: stage.baseURL } })
  await visitor.close()
  await page.locator('.toast').waitFor()
}

/** A long name among the demo's short ones. */
async function findsLongName(page: Page): Promise<void> {
  await page.goto(`/members?q=${encodeURIComponent(longNamed)}`)
  await page.locator('a[data-hook~="member-tile"]', { hasText: longNamed }).first().click()
  await page.getByRole('heading', { level: 1, name: longNamed }).waitFor()
}

const meeting = (name: string, route: string, path: string, act?: Screen['act']): Screen => ({
  name: `${name}-membre`,
  route,
  path,
  who: 'member',
  ...(act && { act }),
})
const profile = 'p/:username'

export const meetings: Screen[] = [
  meeting('profil-options', profile, '/p/ines', opensMenu),
  meeting('profil-signaler', profile, '/p/ines', fromMenu(reportLabel)),
  meeting('profil-bloquer', profile, '/p/ines', fromMenu(blocksText.block)),
  meeting('profil-honorer', profile, '/p/ines', opensHonors),
  meeting('profil-partages', profile, '/p/ines?onglet=partages'),
  meeting('profil-photo-ouverte', profile, '/p/ines', opensPicture),
  meeting('profil-nom-long', profile, '/members', findsLongName),
  { name: 'profil-public-visiteuse', route: profile, path: '/p/maud', who: 'visitor' },
  meeting('membres-filtres', 'members', '/members', opensFilters),
  meeting('membres-ordre', 'members', '/members', opensOrder),
  meeting('membres-choisies', 'members', '/members?sort=near&certified=true&ageMin=25&ageMax=45&withPhoto=true'),
  { name: 'visite-annoncee-nouvelle', route: 'notifications', path: '/notifications', who: 'fresh', act: isVisited },
]
