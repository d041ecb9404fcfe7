import type { Brand } from '@consoeurs/brand'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { mailLinksText } from '../../../apps/web/app/features/account/identity/mail-links.text.ts'
import { signUpText } from '../../../apps/web/app/features/account/identity/sign-up.text.ts'
import { profileText } from '../../../apps/web/app/features/account/settings/profile-form.text.ts'
import { onboardingText } from '../../../apps/web/app/features/home/onboarding/onboarding.text.ts'
import { photosText } from '../../../apps/web/app/text/photos.ts'
import { solveProof } from '../../support/src/proofs.ts'
import { followsMailTo, isAwake } from './browsers.ts'
import { phonePhoto } from './pictures.ts'
import { underUsualSettings } from './settings-turns.ts'

export interface Newcomer {
  name: string
  email: string
  password: string
}

/** Signs up in three parts and follows the link in her mail; ends on her first steps. */
export async function signsUp(page: Page, brand: Brand, { name, email, password }: Newcomer): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel(signUpText.displayName).fill(name)
  await page.getByLabel(signUpText.email).fill(email)
  await page.getByRole('button', { name: signUpText.next }).click()

  const secret = page.getByLabel(signUpText.newPassword, { exact: true })
  await secret.fill('motdepasse12')
  await expect(page.getByText(signUpText.strength[1]).or(page.getByText(signUpText.strength[2]))).toBeVisible()
  await secret.fill(password)
  await expect(page.getByText(signUpText.strength[4])).toBeVisible()
  const tooYoung = new Date(Date.now() - 17 * 365 * 24 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel(signUpText.birthdate).fill(tooYoung)
  await page.getByRole('button', { name: signUpText.next }).click()
  await expect(page.getByText('réservée aux femmes de 18 ans et plus')).toBeVisible()
  await page.getByLabel(signUpText.birthdate).fill('1997-04-18')
  await page.getByRole('button', { name: signUpText.next }).click()

  const { woman, adult, terms, charter, sensitive } = brand.consents
  for (const consent of [woman, adult, terms, charter])
    await page.getByRole('checkbox', { name: consent.label }).check()
  await page.getByRole('button', { name: signUpText.createAccount }).click()
  await expect(page.getByRole('checkbox', { name: sensitive.label })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('checkbox', { name: sensitive.label }).check()
  await underUsualSettings(async () => {
    await page.getByRole('button', { name: signUpText.createAccount }).click()
    await expect(page.getByRole('heading', { name: mailLinksText.sentTitle })).toBeVisible()
    await followsMailTo(page, email)
  })
  await expect(page).toHaveURL(/\/settings\/steps/)
  // A file that is chosen before the page is awake is chosen from a page that cannot hear it.
  await isAwake(page)
}

/** Photo, place, what she looks for, a community; a choice survives a reload. Ends before three members. */
export async function takesFirstSteps(page: Page, brand: Brand): Promise<void> {
  const chooser = page.locator('input[type=file]')
  await chooser.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('pas une photo') })
  await expect(page.getByText('Ce fichier n’est pas une photo')).toBeVisible()
  await chooser.setInputFiles({ name: 'moi.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await expect(page.getByText('Ce fichier n’est pas une photo')).toBeHidden()
  // Drawing a large photo keeps the page busy for a while on a slow machine.
  await page.getByRole('button', { name: photosText.cropKeep }).click({ timeout: 60_000 })
  await expect(page.getByText(photosText.main, { exact: true })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: onboardingText.steps.photo.keep }).click()

  await page.getByLabel(profileText.placeSearch).fill('69100')
  await page.getByText('Villeurbanne', { exact: true }).click()
  await page.getByRole('button', { name: onboardingText.steps.lieu.action }).click()

  const [wish] = brand.lookingFor
  await page.getByText(wish?.label ?? '', { exact: true }).click()
  await page.reload()
  await expect(page.getByLabel(wish?.label ?? '', { exact: true })).toBeChecked()
  await page.getByRole('button', { name: onboardingText.finish }).click()

  // The step before has boxes, too.
  const communities = page.locator('[data-step="communautes"]').getByRole('checkbox')
  await expect(communities.first()).toBeVisible()
  await communities.first().check({ force: true })
  await page.getByRole('button', { name: onboardingText.nextWith(1) }).click()
  await expect(page.getByRole('link', { name: onboardingText.enter })).toBeVisible()
}

/** Opens the link that she was sent, without a page: the browser is signed in from then on. */
async function confirms(request: APIRequestContext, address: string): Promise<void> {
  let mail = ''
  await expect(async () => {
    const list = await (await request.get('/dev/mails')).text()
    mail = new RegExp(`<a href="([^"]+)">[^<]*</a> — ${address},`).exec(list)?.[1] ?? ''
    expect(mail).not.toBe('')
  }).toPass()
  const letter = await (await request.get(mail)).text()
  const { origin, searchParams } = new URL(/href="([^"]*\/signup\/confirmer[^"]*)"/.exec(letter)?.[1] ?? '')
  // Where it leads is a page for people; what its button does is a call.
  const token = searchParams.get('jeton')
  expect((await request.post('/api/auth/verify-email', { data: { token }, headers: { origin } })).ok()).toBe(true)
}

/** Signs up and confirms as a program would, for whoever only passes through the story; her page is still empty. */
export const joins = (page: Page, newcomer: Newcomer): Promise<{ name: string; username: string }> =>
  underUsualSettings(() => opensAccount(page, newcomer))

async function opensAccount({ request }: Page, { name, email, password }: Newcomer) {
  const consents = { woman: true, adult: true, terms: true, charter: true, sensitive: true }
  const proof = await request.get('/api/proof')
  const { origin } = new URL(proof.url())
  const altcha = await solveProof(await proof.json())
  const data = { displayName: name, email, password, birthdate: '1990-02-03', consents, altcha }
  expect((await request.post('/api/auth/local/register', { data })).ok()).toBe(true)
  await confirms(request, email)
  expect((await request.patch('/api/members/me', { data: { status: 'complete' }, headers: { origin } })).ok()).toBe(
    true,
  )
  const me = await (await request.get('/api/users/me')).json()
  return { name, username: me.username }
}
