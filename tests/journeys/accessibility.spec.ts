import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { findSlugs, pagePatterns, signsInAs, type Visit, visitsOf } from './rounds/visits.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const grave = new Set(['serious', 'critical'])
const themes = process.env.TEST_LENGTH === 'long' ? (['light', 'dark'] as const) : (['light'] as const)

/** What a rule says of a page, short enough to be read in a failed test. */
async function faultsOf(page: Page, { path, who }: Visit): Promise<string[]> {
  // No page of ours has a frame: the whole is judged where it stands, and not put together in a page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(rules).analyze()
  return violations
    .filter(({ impact }) => grave.has(impact ?? ''))
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${path} (${who}) ${id}: ${help}: ${target.join(' ')}`))
}

for (const theme of themes) {
  test(`every page can be used by every woman, ${theme}`, async ({ browser }) => {
    test.setTimeout(480_000)
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' })
    await context.addInitScript((chosen) => localStorage.setItem('Theme', chosen), theme)
    const page = await context.newPage()
    const visits = visitsOf(await findSlugs(page))
    expect(new Set(visits.map(({ route }) => route))).toEqual(new Set(pagePatterns))

    const faults: string[] = []
    for (const who of ['visitor', 'member'] as const) {
      if (who === 'member') await signsInAs(page, 'camille')
      for (const visit of visits.filter((one) => one.who === who)) {
        await test.step(`${visit.path} (${who})`, async () => {
          await page.goto(visit.path)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          faults.push(...(await faultsOf(page, visit)))
        })
      }
    }
    expect(faults).toEqual([])
    await context.close()
  })
}
