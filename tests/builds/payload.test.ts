import { brotliDecompressSync } from 'node:zlib'
import { nobodysPage, pageViewerHeader } from '@consoeurs/contract/page-viewer'
import type { Person } from '@consoeurs/test-support'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layoutText } from '../../apps/web/app/text/pages/layout.ts'
import { ensureChromium } from '../../tools/chromium.mjs'
import { chromiumArgs } from '../../tools/chromium-args.mjs'
import { ServedSite } from './served-site.ts'

/** Specification §7, « GET a prerendered page payload file »: the data of a public page, for a router that is there. */
let site: ServedSite
let camille: Person

beforeAll(async () => {
  site = await ServedSite.open()
  camille = await site.test.personas.camille()
})
afterAll(() => site.close())

const publishes = async (body: string) => {
  const share = { clientId: crypto.randomUUID(), kind: 'question', body, visibility: 'public' }
  expect((await camille.posts('/api/shares', share)).status).toBe(200)
}

const asks = (url: string, headers: Record<string, string> = {}) => site.test.app.inject({ url, headers })

describe('the data response of a page for visitors', () => {
  it('is cached and compressed until its content changes', async () => {
    await publishes('Le marché de samedi')
    const { headers, rawPayload, statusCode } = await asks('/shares.data', { 'accept-encoding': 'br' })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/x-script',
      'x-remix-response': 'yes',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding, Cookie',
      [pageViewerHeader.toLowerCase()]: nobodysPage,
    })
    expect(brotliDecompressSync(rawPayload).toString()).toContain('Le marché de samedi')
    const { etag } = headers
    expect((await asks('/shares.data', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    await publishes('Le pain de dimanche')
    const anew = await asks('/shares.data', { 'if-none-match': String(etag) })
    expect(anew.statusCode).toBe(200)
    expect(anew.body).toContain('Le pain de dimanche')
  })

  it('is never sent to a member', async () => {
    const visitors = await asks('/shares.data')
    const hers = await asks('/shares.data', {
      authorization: `Bearer ${camille.token}`,
      'if-none-match': String(visitors.headers.etag),
    })
    expect(hers.statusCode).toBe(200)
    expect(hers.headers).toMatchObject({
      'cache-control': 'no-store',
      [pageViewerHeader.toLowerCase()]: String(camille.id),
    })
    expect(hers.headers.etag).toBeUndefined()
    expect((await asks('/shares.data')).body).toBe(visitors.body)
  })

  it('is not computed for a member’s prefetch, which may not be stored', async () => {
    const ahead = { 'sec-purpose': 'prefetch', authorization: `Bearer ${camille.token}` }
    const { statusCode, headers, body } = await asks('/shares.data', ahead)
    expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', ''])
    expect((await asks('/shares', ahead)).statusCode).toBe(200)
  })

  it('may be reused for half a minute by a visitor’s browser that prefetched it', async () => {
    const [asked, ahead] = [await asks('/shares.data'), await asks('/shares.data', { 'sec-purpose': 'prefetch' })]
    expect([asked.headers['cache-control'], ahead.headers['cache-control']]).toEqual([
      'no-cache',
      'private, max-age=30',
    ])
    expect([ahead.headers.vary, ahead.body]).toEqual(['Accept-Encoding, Cookie', asked.body])
  })

  it('renders the page when a visitor leaves a form', async () => {
    await publishes('Un mot pour tout le monde')
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
    const page = await browser.newPage({ baseURL: site.url, locale: 'fr-FR' })
    await page.goto('/login')
    await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
    const payload = page.waitForResponse((response) => new URL(response.url()).pathname === '/_.data')
    await page
      .getByRole('complementary')
      .getByRole('link', { name: layoutText.homeOf(site.test.deps.brand.name) })
      .click()
    expect((await payload).headers().etag).toMatch(/^W\/"/)
    await page.locator('html[data-same-page]').getByText('Un mot pour tout le monde').first().waitFor()
    await browser.close()
  })
})
