import { type BrandCode, loadBrand } from '@consoeurs/brand'
import type { ShareView } from '@consoeurs/contract'
import { expect, type Page, test } from '@playwright/test'
import { cookingText as text } from '../../apps/web/app/features/publishing/shares/cooking/cooking.text.ts'
import { recipeText } from '../../apps/web/app/features/publishing/shares/recipe/recipe.text.ts'
import { joins } from './evening/arrives.ts'
import { asks } from './evening/asks.ts'
import { expectSilence, isAwake, opensBrowser } from './evening/browsers.ts'
import { expectUsable } from './evening/usable.ts'

const recipe = {
  servings: 2,
  minutes: 20,
  times: { resting: 120 },
  season: 'été',
  ingredients: [
    { quantity: '2', name: 'Courgettes moyennes, fermes' },
    { quantity: '1/2', name: 'Citron confit' },
    { quantity: '', name: 'Sel' },
  ],
  steps: [
    'Taille les courgettes en longs rubans et laisse-les 5 minutes au sel.',
    'Coupe le citron confit en dés minuscules.',
    'Sers aussitôt.',
  ],
  stepDetails: [{}, { minutes: 15 }],
}

/** The recipe is a part of its own, which React takes over after the page. */
async function isTakenOver(page: Page): Promise<void> {
  await isAwake(page)
  await page.waitForFunction(() => {
    const box = document.querySelector('[data-hook~="ingredients"] input')
    return box !== null && Object.keys(box).some((key) => key.startsWith('__reactProps'))
  })
}

const step = (page: Page, number: number) => page.getByRole('region', { name: text.step(number, recipe.steps.length) })

test('a recipe is cooked step by step, with a timer, without a network @one-desk', async ({ browser }, { project }) => {
  const brand = await loadBrand((project.metadata as { brand: BrandCode }).brand)
  const kind = brand.shareKinds.find(({ form }) => form === 'recipe')?.kind
  if (kind === undefined) return
  const { page, context } = await opensBrowser(browser, 'phone')
  await page.clock.install()
  await joins(page, { name: 'Oriane', email: `oriane.${Date.now()}@exemple.fr`, password: 'bougie tramway noisette' })
  const share = await asks<ShareView>(page, 'post', '/api/shares', {
    ...{ clientId: crypto.randomUUID(), kind, title: 'Rubans de courgette', body: '', visibility: 'members', recipe },
  })

  await test.step('servings scale, and what is on the table is ticked for a day', async () => {
    await page.goto(`/shares/${share.slug}`)
    await isTakenOver(page)
    await expect(page.locator('[data-hook~="facts"]')).toContainText(recipeText.thenWait(120))
    await page.getByRole('button', { name: recipeText.more('serving') }).click()
    await page.getByRole('button', { name: recipeText.more('serving') }).click()
    const first = page.getByRole('checkbox', { name: 'Courgettes moyennes, fermes 4' })
    await first.check({ force: true })
    await page.reload()
    await isTakenOver(page)
    await expect(page.getByRole('checkbox', { name: /^Courgettes/ })).toBeChecked()
    await expectUsable(page)
  })

  await test.step('the first step has its quantities and starts a timer', async () => {
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: text.open, exact: true }).click()
    await expect(step(page, 1)).toContainText('Courgettes moyennes, fermes')
    await expect(step(page, 1)).not.toContainText('Citron confit')
    await step(page, 1)
      .getByRole('button', { name: text.startTimer('5 minutes') })
      .click()
    await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/)
    await expectUsable(page)
  })

  await test.step('a page that was dropped comes back to its timer', async () => {
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(step(page, 1)).toBeInViewport({ ratio: 0.9 })
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
  })

  await test.step('buttons and keys lead on, and the timer runs on', async () => {
    await page.getByRole('button', { name: text.next }).click()
    await expect(step(page, 2)).toBeInViewport({ ratio: 0.9 })
    await expect(step(page, 2).getByRole('button', { name: text.startTimer('15 min') })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: text.last })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: text.next })).toBeVisible()
    await page.getByRole('button', { name: text.seeIngredients }).click()
    await expect(page.getByRole('checkbox', { name: /^Courgettes/ })).toBeChecked()
    await page.keyboard.press('Escape')
  })

  await test.step('leaving asks while it runs; once it has rung, nothing is asked', async () => {
    await page.getByRole('button', { name: text.leave }).click()
    await page.getByRole('button', { name: text.stay }).click()
    await page.clock.runFor('05:01')
    await expect(page.getByRole('alert').getByText(text.rung)).toBeVisible()
    await page.getByRole('button', { name: text.leave }).click()
    await expect(page.getByRole('button', { name: text.open, exact: true })).toBeVisible()
    await expect(step(page, 2)).toHaveCount(0)
    await context.setOffline(false)
  })
  expectSilence()
})
