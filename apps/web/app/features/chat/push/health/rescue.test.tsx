import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { servedPage } from '../../../../served-page.scene.tsx'
import { pushHelpText } from './push-help.text.ts'
import { Rescue } from './rescue.tsx'

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  vi.stubGlobal('location', { host: 'site.test' })
})
afterEach(() => vi.unstubAllGlobals())

describe.each(brandCodes)('the way back to notifications of %s', (code) => {
  it('is told step by step for this browser, and leads to the contact page where nothing helps', async () => {
    const { html } = await servedPage([{ path: '/', element: <Rescue /> }], { brand: await loadBrand(code) })
    const steps = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, step]) => step)
    expect(steps).toEqual(pushHelpText.steps.firefox())
    expect(html).toMatch(new RegExp(`<a [^>]*href="/l/contact"[^>]*>${pushHelpText.write}</a>`))
  })
})
