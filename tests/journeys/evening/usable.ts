import { expect, type Page } from '@playwright/test'
import { judgeRules } from '../usable/rules.ts'

/** No rule of accessibility is broken on the page as it now is, small ones included. */
export async function expectUsable(page: Page): Promise<void> {
  const { faults } = await judgeRules(page)
  expect(
    faults.map(({ what }) => what),
    page.url(),
  ).toEqual([])
}
