import type { Page } from '@playwright/test'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { signUpText } from '../../../apps/web/app/features/account/identity/sign-up.text.ts'
import { contactText } from '../../../apps/web/app/features/operations/contact/contact.text.ts'
import { pageText } from '../../../tests/journeys/federated/openid-provider.ts'
import type { Screen } from '../screens.ts'
import { password, type ScreenshotContext } from '../stage.ts'

async function fillsIn(page: Page, identifier: string, secret: string): Promise<void> {
  await page.getByLabel(signInText.identifier).fill(identifier)
  await page.getByLabel(signInText.password, { exact: true }).fill(secret)
  await page.getByRole('button', { name: signInText.signIn }).click()
}

async function refused(page: Page): Promise<void> {
  await fillsIn(page, 'camille', 'pas le bon mot de passe')
  await page.getByRole('alert').first().waitFor()
}

async function shutOut(page: Page, { guests }: ScreenshotContext): Promise<void> {
  await fillsIn(page, await guests.suspended(), password)
  await page.waitForURL('**/account/suspended')
}

async function secondPart(page: Page): Promise<void> {
  await page.getByLabel(signUpText.displayName).fill('Séraphine')
  await page.getByLabel(signUpText.email).fill('seraphine@exemple.fr')
  await page.getByRole('button', { name: signUpText.next }).click()
  await page.getByRole('group', { name: signUpText.parts[2] }).waitFor()
}

async function thirdPart(page: Page): Promise<void> {
  await secondPart(page)
  await page.getByLabel(signUpText.newPassword, { exact: true }).fill(password)
  await page.getByLabel(signUpText.birthdate).fill('1990-05-21')
  await page.getByRole('button', { name: signUpText.next }).click()
  await page.getByRole('group', { name: signUpText.parts[3] }).waitFor()
}

async function thirdPartRefused(page: Page): Promise<void> {
  await thirdPart(page)
  await page.getByRole('button', { name: signUpText.createAccount }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

async function fromProvider(page: Page): Promise<void> {
  await page.goto('/login/avec')
  await page.getByLabel(pageText.login).fill(`odile-${crypto.randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: pageText.enter }).click()
  await page.getByRole('button', { name: pageText.agree }).click()
  await page.waitForURL('**/signup/avec')
}

async function contactRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: contactText.send }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

const door = (name: string, route: string, act: Screen['act'], path = `/${route}`): Screen => ({
  name: `${name}-visiteuse`,
  route,
  path,
  who: 'visitor',
  act,
})

export const doors: Screen[] = [
  door('connexion-refusee', 'login', refused),
  door('connexion-fermee', 'account/suspended', shutOut, '/login'),
  door('inscription-2', 'signup', secondPart),
  door('inscription-3', 'signup', thirdPart),
  door('inscription-3-refusee', 'signup', thirdPartRefused),
  door('inscription-par-ailleurs', 'signup/avec', fromProvider, '/login'),
  door('contact-refuse', 'l/contact', contactRefused),
]
