import { brandCodes } from '@consoeurs/brand/codes'
import { expect, type Page, test } from '@playwright/test'
import { findSlugs, pagePatterns, signsInAs, visitsOf } from '../rounds/visits.ts'
import { judgeForcedColors, judgeStillness } from '../usable/asked-for.ts'
import { judgeFocus } from '../usable/focus.ts'
import { keepRound, type PageVerdict, together } from '../usable/judged.ts'
import { judgeReflow } from '../usable/reflow.ts'
import { judgeRules } from '../usable/rules.ts'

const long = process.env.TEST_LENGTH === 'long'
const themes = long ? (['light', 'dark'] as const) : (['light'] as const)

/** The short run looks at every page once: each brand, in the form that it is walked in, at every other one. */
const rounds = long ? 1 : brandCodes.length

/** What each page is asked; the way of the keyboard through all of it takes minutes, and belongs to the long run. */
async function judgePage(page: Page): Promise<PageVerdict> {
  const rules = [await judgeRules(page), await judgeStillness(page), await judgeReflow(page)]
  return together(long ? [...rules, await judgeForcedColors(page), await judgeFocus(page)] : rules)
}

for (const theme of themes) {
  test(`every page is accessible, ${theme}`, async ({ browser }, { project }) => {
    test.setTimeout(long ? 1_800_000 : 480_000)
    // She has answered what would float over the page some seconds after it came.
    const context = await browser.newContext({
      colorScheme: theme,
      reducedMotion: 'reduce',
      permissions: ['notifications'],
    })
    await context.addInitScript((chosen) => localStorage.setItem('Theme', chosen), theme)
    const page = await context.newPage()
    const visits = visitsOf(await findSlugs(page))
    expect(new Set(visits.map(({ route }) => route))).toEqual(new Set(pagePatterns))
    const own = visits.filter((_, index) => index % rounds === project.metadata.index % rounds)

    const judged: PageVerdict[] = []
    for (const who of ['visitor', 'member'] as const) {
      if (who === 'member') await signsInAs(page, 'camille')
      for (const { path } of own.filter((one) => one.who === who)) {
        await test.step(`${path} (${who})`, async () => {
          await page.goto(path)
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          const { criteria, faults } = await judgePage(page)
          const here = faults.map((fault) => ({ ...fault, what: `${path} (${who}) ${fault.what}` }))
          judged.push({ criteria, faults: here })
        })
      }
    }
    const all = together(judged)
    keepRound(`${project.name}-${theme}`, own.length, all)
    expect(all.faults.map(({ what }) => what)).toEqual([])
    await context.close()
  })
}
