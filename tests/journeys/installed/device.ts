import type { Brand } from '@consoeurs/brand'
import { type Browser, type BrowserContext, type CDPSession, expect, type Page } from '@playwright/test'
import { signInText } from '../../../apps/web/app/features/account/identity/sign-in.text.ts'
import { signOutText } from '../../../apps/web/app/text/pages/sign-out.ts'
import { joins } from '../evening/arrives.ts'
import { opensBrowser, type Woman } from '../evening/browsers.ts'
import { choosesKind } from '../evening/shares.ts'

export const password = 'bougie tramway noisette'

export interface Member extends Woman {
  name: string
  username: string
  email: string
}

/** A member of this test alone, with a device of her own. */
export async function memberWithDevice(browser: Browser, name: string): Promise<Member> {
  const woman = await opensBrowser(browser, 'phone')
  const email = `${crypto.randomUUID()}@exemple.fr`
  const { username } = await joins(woman.page, { name, email, password })
  return { ...woman, name, username, email }
}

/** What the device keeps: the addresses below the name of each cache. */
export const keptOn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      kept[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search)
    }
    return kept
  })

/** Pages of hers that the device has. */
export async function herPages(page: Page): Promise<string[]> {
  const kept = await keptOn(page)
  return Object.entries(kept).flatMap(([name, addresses]) => (/^hers-\d+-pages$/.test(name) ? addresses : []))
}

export const hersOn = async (page: Page) => Object.keys(await keptOn(page)).filter((name) => name.startsWith('hers-'))

/** The worker is there, and has what the pages need without a network. */
export async function isReady(page: Page): Promise<void> {
  await expect
    .poll(async () => Object.values(await keptOn(page)).flat(), { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(/^\/builds\/shell\.json\?build=\w+/))
  const address = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(address).toMatch(/\/service-worker\.js\?init=true&provider=webpush&vapidPublicKey=[\w-]{87}$/)
}

/** She looks at a page until the device has it. */
export async function looksAt(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => herPages(page)).toContain(address)
}

export async function withoutNetwork(context: BrowserContext, work: () => Promise<void>): Promise<void> {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

/** By her own hand, from the page that asks. */
export async function signsOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: signOutText.signOut }).click()
  await page.waitForURL('/')
}

/** Where she is asked to, or at the door. */
export async function signsInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel(signInText.identifier).fill(email)
  await page.getByLabel(signInText.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: signInText.signIn, exact: true }).click()
}

/** Where her words go in the composer, whatever the brand's first kind asks for besides. */
export const bodyOf = (page: Page) => page.locator('textarea[name="body"]')

/** A question: the one kind that every brand has and that is words alone. */
export async function writesAQuestion(page: Page, brand: Brand, words: string): Promise<void> {
  const label = brand.shareKinds.find(({ kind }) => kind === 'question')?.label ?? ''
  await choosesKind(page, label)
  await bodyOf(page).fill(words)
}

/** The worker of a site, as the browser's own door for developers names it. Leaves that door's part for workers open. */
export async function registrationOf(devtools: CDPSession, origin: string): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [mine] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted)
      if (mine) resolve(mine.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  return registered
}
