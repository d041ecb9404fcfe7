import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { ensureFirefox } from '../../tools/firefox.mjs'
import { until } from '../resilience/site.ts'

interface Opening {
  /** Of the push service that stands in for Mozilla's. */
  pushPort: number
  /** What she answers when she is asked; with `ask` she has not answered yet. */
  permission: 'ask' | 'allow'
}

const answers = { ask: 0, allow: 1 }

/** A real Firefox without a window, whose push service is one of ours. */
export async function openFirefox({ pushPort, permission }: Opening): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    headless: true,
    extraPrefsFirefox: {
      'dom.push.enabled': true,
      'dom.push.connection.enabled': true,
      'dom.push.serverURL': `ws://127.0.0.1:${pushPort}/`,
      'dom.push.testing.allowInsecureServerURL': true,
      'permissions.default.desktop-notification': answers[permission],
      'alerts.useSystemBackend': false,
    },
  })
}

/** Signs a page in with a session that was made beside it. */
export async function signIn(browser: Browser, { url, token }: { url: string; token: string }): Promise<void> {
  const domain = new URL(url).hostname
  await browser.setCookie(
    { name: 'consoeurs.session_token', value: `${token}.`, domain, path: '/', httpOnly: true, sameSite: 'Lax' },
    { name: 'consoeurs_signed_in', value: '1', domain, path: '/', sameSite: 'Lax' },
  )
}

/** Headless tabs never leave the screen: she goes where no page of the site is. */
export const looksAway = (page: Page) => page.goto('about:blank')

/** What the browser shows outside its pages, as its worker knows it. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as { navigate: string } }))
  })

/** What waits for her outside the pages, read where no page of the app takes it away: Firefox may say first that it came. */
export async function waitingFor(page: Page, site: { url: string }, text: RegExp) {
  await page.goto(`${site.url}/robots.txt`)
  const find = async () => (await shownNotifications(page)).find(({ title, body }) => text.test(`${title} ${body}`))
  await until(async () => (await find()) !== undefined, `a notification says ${text}`)
  return find()
}
