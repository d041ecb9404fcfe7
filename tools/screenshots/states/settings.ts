import { expect, type Page } from '@playwright/test'
import { accountText } from '../../../apps/web/app/features/account/identity/account.text.ts'
import { federatedStepsText } from '../../../apps/web/app/features/account/identity/federated-steps.text.ts'
import { passkeysText } from '../../../apps/web/app/features/account/identity/passkeys.text.ts'
import { securityText } from '../../../apps/web/app/features/account/identity/security.text.ts'
import { endSlug, type StepSlug, stepPath, stepSlugs } from '../../../apps/web/app/features/home/onboarding/steps.ts'
import { photosText } from '../../../apps/web/app/text/photos.ts'
import { jpeg } from '../../../tests/journeys/pictures/drawn.ts'
import { codesOf, hasAuthenticator } from '../../../tests/journeys/safety/authenticators.ts'
import { drawnPortrait } from '../portrait.ts'
import type { Screen } from '../screens.ts'
import { password, type ScreenshotContext } from '../stage.ts'

const { factor, codes } = securityText
const passkeys = passkeysText

async function setsUpFactor(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: factor.title })
  await panel.getByLabel(securityText.password).fill(password)
  await panel.getByRole('button', { name: factor.enable }).click()
  await panel.getByRole('img', { name: factor.qrLabel }).waitFor()
}

async function keepsCodes(page: Page): Promise<void> {
  await setsUpFactor(page)
  const panel = page.getByRole('region', { name: factor.title })
  const code = codesOf((await panel.locator('code').textContent()) ?? '')
  await panel.getByLabel(factor.code).fill(await code())
  await panel.getByRole('button', { name: factor.confirm }).click()
  await panel.getByRole('heading', { name: codes.title }).waitFor()
}

async function addsPasskey(page: Page): Promise<void> {
  await hasAuthenticator(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  const keys = page.getByRole('region', { name: passkeys.title })
  await keys.getByLabel(passkeys.name).fill('Le téléphone que ma sœur m’a donné')
  await keys.getByLabel(securityText.password).fill(password)
  await keys.getByRole('button', { name: passkeys.add }).click()
  await keys.getByText(passkeys.neverUsed).waitFor()
  await keys.scrollIntoViewIfNeeded()
}

async function crops(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(jpeg('moi.jpg', await drawnPortrait()))
  const dialog = page.getByRole('dialog', { name: photosText.cropTitle })
  await dialog.waitFor()
  await expect(dialog.locator('img')).toHaveJSProperty('complete', true)
}

async function addsPhoto(page: Page): Promise<void> {
  await crops(page)
  await page.getByRole('button', { name: photosText.cropKeep }).click()
  await page.getByRole('button', { name: /photo 1 sur 1/i }).waitFor()
}

async function opensPhoto(page: Page): Promise<void> {
  await addsPhoto(page)
  await page.getByRole('button', { name: /photo 1 sur 1/i }).click()
  await page.getByRole('button', { name: photosText.crop }).filter({ visible: true }).first().waitFor()
}

async function takesName(page: Page): Promise<void> {
  await page.getByLabel(accountText.username.label).fill('Inès')
  await page.getByText(accountText.username.refused.taken).waitFor()
}

async function asksPause(page: Page): Promise<void> {
  await page.getByRole('button', { name: accountText.pause.start }).click()
  await page.getByRole('dialog').waitFor()
}

/** Simulates a submit without JavaScript. */
async function linksWithoutScripts(page: Page): Promise<void> {
  await page.getByLabel(federatedStepsText.password, { exact: true }).fill(password)
  await page.locator('form[action$="/lien"]').evaluate((form: HTMLFormElement) => form.submit())
  await page.getByRole('link', { name: federatedStepsText.goThere('Ma Clé') }).waitFor()
}

async function blocksInes(page: Page, { baseURL }: ScreenshotContext): Promise<void> {
  for (const username of ['ines', 'lea']) {
    await page.request.post('/api/blocks', { data: { username }, headers: { origin: baseURL } })
  }
  await page.reload()
  await page.waitForLoadState('networkidle')
}

const steps: (StepSlug | typeof endSlug)[] = [...stepSlugs, endSlug]

const changed = (name: string, route: string, act?: Screen['act']): Screen => ({
  name: `${name}-nouvelle`,
  route,
  path: `/${route}`,
  who: 'fresh',
  ...(act && { act }),
})

export const settings: Screen[] = [
  ...steps.map((step) => ({
    ...changed(`premiers-pas-${step}`, 'settings/steps'),
    path: stepPath(step),
  })),
  changed('second-facteur', 'settings/securite', setsUpFactor),
  changed('codes-gardes', 'settings/securite', keepsCodes),
  changed('cle-d-acces', 'settings/securite', addsPasskey),
  changed('recadrage', 'settings/photos', crops),
  changed('photo-ajoutee', 'settings/photos', addsPhoto),
  changed('photo-ouverte', 'settings/photos', opensPhoto),
  changed('nom-pris', 'settings/compte', takesName),
  changed('pause', 'settings/compte', asksPause),
  changed('relier-sans-scripts', 'settings/compte', linksWithoutScripts),
  changed('bloquees', 'settings/blocages', blocksInes),
]
