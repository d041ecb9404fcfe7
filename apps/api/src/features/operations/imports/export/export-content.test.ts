import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MediaView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { buildTestApp, plainPhoto, setUpTestApp, type TestApp, uploadPhoto } from '@consoeurs/test-support'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileStore } from '../../../../platform/data/file-store.ts'
import { openIncoming } from '../../../foundation/files/public.ts'
import { importContent } from '../content/import-content.ts'
import { loadImportAuthor } from '../load-author.ts'
import { exportContent } from './export-content.ts'

const now = () => new Date('2026-11-30T12:00:00Z')
const { test: here } = await setUpTestApp({ now })
const there = await buildTestApp({ now })
afterAll(() => there.close())

async function exports(test: TestApp, name: string) {
  const folder = join(test.deps.settings.dataDir, name)
  mkdirSync(folder)
  const site = { name: 'Ici & là', publicUrl: 'https://ici.exemple', now: now() }
  const counts = await exportContent({ db: test.db, fileStore: createFileStore(test.deps.settings), site, folder })
  const json = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8')) as Record<string, object[]>
  return { folder, counts, json, xml: readFileSync(join(folder, 'content.xml'), 'utf8') }
}

async function imports(test: TestApp, folder: string) {
  const { settings, db } = test.deps
  const files = { fileStore: createFileStore(settings), incoming: openIncoming(settings) }
  const fetchPublic = () => Promise.reject(new Error('nothing is fetched here'))
  const parts = { db, unitOfWork: test.app.events.unitOfWork, ...files, fetchPublic, now }
  const author = await loadImportAuthor(db, 'odile')
  const given = { author, dryRun: false, pictures: folder, allPictures: true }
  const report = await importContent(parts, { path: join(folder, 'content.xml'), ...given })
  return { counts: Object.fromEntries(report.counts), problems: report.problems }
}

/** Without what differs between two sites: numbers, names of files, days of the import. */
function comparable({ categories, tags, media, pages, articles }: Record<string, object[]>) {
  const slugs = (list: object[] = []) => new Map(list.map((one) => [Reflect.get(one, 'id'), Reflect.get(one, 'slug')]))
  const [ofCategories, ofTags, ofArticles] = [slugs(categories), slugs(tags), slugs(articles)]
  const names = new Map((media ?? []).map((one) => [Reflect.get(one, 'id'), Reflect.get(one, 'name')]))
  const plain = (one: object) => {
    const {
      id: _id,
      url: _url,
      createdAt: _made,
      updatedAt: _changed,
      version: _version,
      ...rest
    } = one as Record<string, unknown>
    const text = JSON.stringify(rest).replaceAll(/\/files\/[0-9a-f]{32}-[a-z]+\.webp/g, '/files/x.webp')
    return JSON.parse(text.replaceAll(/ width=\\"\d+\\" height=\\"\d+\\"/g, '')) as Record<string, unknown>
  }
  return {
    topics: [categories, tags].map((list) => list?.map(plain)),
    media: media?.map(plain),
    pages: pages?.map(plain),
    articles: articles?.map(plain).map(({ categoryId, coverId, tags: itsTags, related, ...rest }) => ({
      ...rest,
      category: ofCategories.get(categoryId) ?? null,
      cover: names.get(coverId) ?? null,
      tags: (itsTags as number[]).map((id) => ofTags.get(id)).sort(),
      related: (related as number[]).map((id) => ofArticles.get(id)),
    })),
  }
}

beforeAll(async () => {
  const odile = await here.personas.member('Odile', { role: 'editor' })
  await there.personas.member('Odile', { role: 'editor' })
  const writes = async (path: string, data: object) =>
    (await odile.posts<{ data: { id: number } }>(path, { data })).body.data.id
  const adds = async (name: string) => {
    const { id: file } = await uploadPhoto(odile, plainPhoto(500, 300))
    const info = { file, name, alternativeText: 'Un « pré »', caption: 'Ligne une\nligne deux' }
    return (await odile.posts<MediaView>('/api/upload/files', info)).body
  }
  const [cover, within] = [await adds('Couverture & co'), await adds('Dans le texte')]
  await adds('Que rien ne montre')
  const category = await writes('/api/categories', { name: 'Cru & vivant', description: 'Un ]]> piège' })
  const tag = await writes('/api/tags', { name: 'Été' })
  await writes('/api/tags', { name: 'Sans article' })
  const body = `<h2>Un</h2><p>Deux &lt;b&gt; &amp; trois ]]&gt;</p><p><img src="${within.formats.medium.url}" alt="Un pré" width="1" height="1"></p><p><a href="https://video.exemple/1">https://video.exemple/1</a></p>`
  const first = await writes('/api/articles', {
    ...{ title: 'L’été <en> deux & trois', slug: 'l-ete', excerpt: 'Une ligne\net une autre', body, cover: cover.id },
    ...{ category, tags: [tag], seoTitle: 'Été', seoDescription: '« Deux »', publishedAt: '2026-05-01T08:00:00.000Z' },
  })
  await writes('/api/articles', { title: 'Brouillon', body: '<p>Un</p>', related: [first] })
  await writes('/api/articles', { title: 'Demain', body: '<p>Un</p>', publishedAt: '2026-12-24T08:00:00.000Z' })
  await writes('/api/pages', {
    title: 'Qui nous sommes',
    body: '<p>Quatre.</p>',
    publishedAt: '2020-01-01T00:00:00.000Z',
  })
})

it('writes the content as WXR and JSON, with its pictures and no address of anybody', async () => {
  const { folder, counts, json, xml } = await exports(here, 'first')
  expect(counts).toEqual({ articles: 3, pages: 1, categories: 1, tags: 2, media: 3, missing: 0 })
  expect(readdirSync(join(folder, 'files'))).toHaveLength(3)
  expect(json.articles).toHaveLength(3)
  expect(xml).toContain('<wp:wxr_version>1.2</wp:wxr_version>')
  expect(xml).toContain('<title><![CDATA[L’été &lt;en&gt; deux &amp; trois]]></title>')
  expect(xml.match(/<wp:status><!\[CDATA\[\w+\]\]>/g)).toEqual([
    ...Array(3).fill('<wp:status><![CDATA[inherit]]>'),
    ...['publish', 'publish', 'draft', 'future'].map((status) => `<wp:status><![CDATA[${status}]]>`),
  ])
  for (const text of [xml, JSON.stringify(json)]) expect(text).not.toContain('@')
})

it('imported into an empty site, gives the same content, once', async () => {
  const { folder, json } = await exports(here, 'second')
  const { counts, problems } = await imports(there, folder)
  expect(problems).toEqual([])
  const none = { made: 0, changed: 0, unchanged: 0, kept: 0, skipped: 0 }
  expect(counts).toMatchObject({ articles: { ...none, made: 3 }, pages: { ...none, made: 1 }, media: { made: 3 } })
  const back = await exports(there, 'back')
  expect(comparable(back.json)).toEqual(comparable(json))
  expect((await imports(there, folder)).counts).toEqual({
    articles: { ...none, unchanged: 3 },
    pages: { ...none, unchanged: 1 },
    categories: { ...none, unchanged: 1 },
    tags: { ...none, unchanged: 2 },
    media: { ...none, unchanged: 3 },
  })
  expect(await there.db.$count(tables.articles)).toBe(3)
})
