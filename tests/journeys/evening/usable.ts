import { expect, type Page } from '@playwright/test'
import { judgeRules } from '../usable/rules.ts'

/** What fades in has less contrast until it is there. */
const isStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const running = document.getAnimations().filter(({ playState }) => playState === 'running')
        return running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
          .length
      }),
    )
    .toBe(0)

/** No rule of accessibility is broken on the page as it now is, small ones included. */
export async function expectUsable(page: Page): Promise<void> {
  // Something may begin to fade in while it is judged: only what stays is a fault.
  await expect(async () => {
    await isStill(page)
    const { faults } = await judgeRules(page)
    expect(
      faults.map(({ what }) => what),
      page.url(),
    ).toEqual([])
  }).toPass({ timeout: 15_000 })
}
