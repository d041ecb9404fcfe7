import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandCodes } from './codes.ts'
import { loadBrand } from './index.ts'
import { loadJournal, loadSeed, publicFolder } from './seed.ts'
import { textsOf, typographyFaults } from './typography.ts'

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/).length
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe.each(brandCodes)('the journal of %s', (code) => {
  it('has the article of each safety note of recipes', async () => {
    const { articles } = await loadJournal(code)
    const known = new Set(articles.map(({ slug }) => slug))
    const { care, features } = await loadBrand(code)
    expect(care !== null).toBe(features.kitchen)
    expect(Object.values(care ?? {}).filter(({ article }) => !known.has(article))).toEqual([])
  })

  it('has twenty-five articles of at least four hundred words', async () => {
    const { articles } = await loadJournal(code)
    expect(articles).toHaveLength(25)
    expect(articles.filter(({ body }) => words(body) < 400).map(({ slug }) => slug)).toEqual([])
    expect(repeated(articles.flatMap(({ slug, title }) => [slug, title]))).toEqual([])
  })

  it('references existing entries only, and has no empty category or tag', async () => {
    const { articles, categories, tags } = await loadJournal(code)
    const slugs = articles.map(({ slug }) => slug)
    expect(articles.flatMap(({ related }) => related).filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(categories.map(({ slug }) => slug)))
    expect(new Set(articles.flatMap((article) => article.tags))).toEqual(new Set(tags.map(({ slug }) => slug)))
    const covers = articles.map(({ cover }) => cover.file)
    expect(covers.filter((file) => !existsSync(new URL(`img/${file}`, publicFolder(code))))).toEqual([])
    const { communities } = await loadSeed(code)
    expect(repeated([...covers, ...communities.map(({ image }) => image)])).toEqual([])
  })

  it('fits the lengths that search engines show', async () => {
    const { articles } = await loadJournal(code)
    const long = articles.filter(({ title, seoTitle, seoDescription, excerpt }) =>
      [title.length > 65, seoTitle.length > 65, seoDescription.length > 155, excerpt.length > 220].includes(true),
    )
    expect(long.map(({ slug }) => slug)).toEqual([])
  })

  it('uses correct French typography', async () => {
    const journal = await loadJournal(code)
    expect(
      textsOf({ ...journal }).flatMap(({ path, text }) => typographyFaults(text).map((fault) => `${path}: ${fault}`)),
    ).toEqual([])
  })
})
