import { loadBrand } from '@consoeurs/brand'
import { brandCodes } from '@consoeurs/brand/codes'
import { describe, expect, it } from 'vitest'
import { servedPage } from '../served-page.scene.tsx'
import { summaryOf } from '../text/summary.ts'
import { PageMeta } from './page-meta.tsx'

/** Title and description of a page as each brand serves it. */
async function headOf(code: string, element = <PageMeta title="Membres" />) {
  const brand = await loadBrand(code)
  const { html } = await servedPage([{ path: '/', element }], { brand })
  const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
  const [, description] = /<meta name="description" content="(.*?)"/.exec(html) ?? []
  return { brand, title, description }
}

describe('the head of a page', () => {
  it.each(brandCodes)('has a title that names the site, and its description: %s', async (code) => {
    const { brand, title, description } = await headOf(code)
    expect(title).toBe(`Membres – ${brand.name}`)
    expect(description).toBe(summaryOf(brand.text.description))
  })

  it('differs by variant', async () => {
    const heads = await Promise.all(brandCodes.map((code) => headOf(code)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(brandCodes.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(brandCodes.length)
  })

  it('says of a page what it says of itself', async () => {
    const own = <PageMeta title="Membres" description="Celles d’ici." />
    for (const code of brandCodes) expect((await headOf(code, own)).description).toBe('Celles d’ici.')
  })
})
