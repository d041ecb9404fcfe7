import { readFileSync } from 'node:fs'
import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { BrandProvider } from './brand/brand-context.tsx'
import { Layout } from './root.tsx'

// Files that the build of the site makes.
vi.mock('./brand/stylesheets.ts', () => ({ brandStylesheet: (code: string) => `/${code}.css` }))
vi.mock('virtual:standalone-scripts', () => ({ headScript: '', headScriptHash: '', readerScriptUrl: '/reader.js' }))

const Page = () => <Layout>Bonjour</Layout>

/** The frame of every page, as a brand serves it to who opens the site for the first time. */
async function frameOf(code: string) {
  const brand = await loadBrand(code)
  const Site = createRoutesStub([{ id: 'root', path: '/', handle: { reader: true }, Component: Page }])
  const hydrationData = { loaderData: { root: { publicSettings: {}, viewer: null, splash: true } } }
  const html = renderToStaticMarkup(
    <BrandProvider brand={brand}>
      <Site hydrationData={hydrationData} />
    </BrandProvider>,
  )
  return { brand, html }
}

describe.each(brandCodes)('a page of %s', (code) => {
  it('says that it is in French', async () => {
    expect((await frameOf(code)).html).toMatch(/^<html lang="fr"/)
  })

  it('opens behind the animated mark of its brand', async () => {
    const { brand, html } = await frameOf(code)
    const [, splash = ''] = /<div class="splash"[^>]*>(.*?)<\/div>/s.exec(html) ?? []
    expect(splash).toContain(brand.marks.splash)
    const style = readFileSync(new URL(`../../../packages/brand/brands/${code}/style.css`, import.meta.url), 'utf8')
    const classes = [...brand.marks.splash.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    const moving = new Set(classes.filter((name) => new RegExp(`\\.${name}\\b[^}]*animation`).test(style)))
    expect(moving.size).toBeGreaterThan(3)
  })
})
