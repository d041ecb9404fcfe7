import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { confirmAddressText } from '../../../apps/web/app/text/pages/confirm-address.ts'
import { forms } from './forms.ts'

export interface Woman {
  context: BrowserContext
  page: Page
}

/** Console errors of every page, by journey: a worker walks through several. `expectSilence` reads them. */
const heard = new Map<string, string[]>()

function complaintsOf({ testId }: { testId: string }): string[] {
  const complaints = heard.get(testId) ?? []
  heard.set(testId, complaints)
  return complaints
}

/** A phone in the hand or a desk, in French; what the browser complains of is kept. */
export async function opensBrowser(
  browser: Browser,
  form: keyof typeof forms,
  more: BrowserContextOptions = {},
): Promise<Woman> {
  const baseURL = test.info().project.use.baseURL ?? ''
  const context = await browser.newContext({
    ...forms[form],
    baseURL,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    ...more,
  })
  const page = await context.newPage()
  const complaints = complaintsOf(test.info())
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  return { context, page }
}

/** The page's scripts have taken it over: what is pressed before is the browser's own to answer. */
export async function isAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
}

/**
 * What browsers say by themselves: no network (also of the data of a page, which a worker asks for), an answer that
 * refuses a form, a file or a page, and one that refuses her while she leaves (the page that she signs out from may still
 * ask who she is). And the recorder of
 * this test, which fetches the preview of a picture (blob:) to keep it in the trace, as no page of ours does.
 */
const ownWords =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED \(\S+\.data|status of (400|404|422)|\/(logout|p): .*status of 401|Connecting to 'blob:/

/** A closed dialog goes back in the history, which cancels a page that is opened meanwhile. */
export async function dialogsAreGone(page: Page): Promise<void> {
  await page.waitForFunction(() => (history.state?.layers ?? 0) === 0)
}

/** Nothing else may be in the console: no script error, no blocked content, no answer from 500 up. */
export function expectSilence(): void {
  const unexpected = complaintsOf(test.info()).filter((line) => !ownWords.test(line))
  expect(unexpected).toEqual([])
}

/** Opens the newest mail to an address at /dev/mails and follows its link. */
export async function followsMailTo(page: Page, address: string): Promise<void> {
  await opensConfirmation(page, address)
  await confirmsAddress(page)
}

export async function confirmsAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: confirmAddressText.open }).click()
  await page.waitForURL((url) => url.pathname !== '/signup/confirmer')
}

/** The page that the link of her mail leads to. */
export async function opensConfirmation(page: Page, address: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: address }).first()
  await expect(async () => {
    await page.goto('/dev/mails')
    await expect(row).toBeVisible({ timeout: 500 })
  }).toPass()
  await row.getByRole('link').click()
  const link = await page.locator('a[href*="/signup/confirmer"]').first().getAttribute('href')
  await page.goto(link ?? '')
}
