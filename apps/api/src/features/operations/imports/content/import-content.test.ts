import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tables } from '@consoeurs/database'
import { plainPhoto, setUpTestApp, uploadPhoto } from '@consoeurs/test-support'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from '../../../../platform/data/file-store.ts'
import { openIncoming } from '../../../foundation/files/public.ts'
import { loadImportAuthor } from '../load-author.ts'
import { importContent } from './import-content.ts'

const { articles, articleTags, pages, categories, tags, media, files } = tables
const { importedItems, oldAddresses, contentVersions } = tables

const { test } = await setUpTestApp({
  clears: [articles, pages, categories, tags, media, files, importedItems, oldAddresses, contentVersions],
})
const odile = await test.personas.member('Odile', { role: 'editor' })
const folder = join(test.deps.settings.dataDir, 'uploads')
const fixture = join(import.meta.dirname, '../fixtures/ancien-site.xml')

beforeAll(async () => {
  mkdirSync(join(folder, '2019/05'), { recursive: true })
  await plainPhoto(600, 400).jpeg().toFile(join(folder, '2019/05/carafe.jpg'))
})

const now = () => new Date('2026-11-30T12:00:00Z')

async function imports(path = fixture, options: { dryRun?: boolean; pictures?: string | null } = {}) {
  const { settings, db } = test.deps
  const parts = {
    db,
    unitOfWork: test.app.events.unitOfWork,
    fileStore: createFileStore(settings),
    incoming: openIncoming(settings),
    fetchPublic: () => Promise.reject(new Error('nothing is fetched here')),
    now,
  }
  const author = await loadImportAuthor(db, odile.username)
  const given = { dryRun: false, pictures: folder, allPictures: false, ...options }
  const report = await importContent(parts, { path, author, ...given })
  return {
    counts: Object.fromEntries(report.counts),
    problems: report.problems.map(({ code, detail }) => [code, detail]),
  }
}

const none = { made: 0, changed: 0, unchanged: 0, kept: 0, skipped: 0 }
const article = async (slug: string) =>
  (await test.db.select().from(articles).where(eq(articles.slug, slug)))[0] ?? expect.fail(`no article ${slug}`)

/** A file of one article. */
function oneArticle(content: string, { title = 'Un article', id = 1 } = {}): string {
  const path = join(test.deps.settings.dataDir, 'one.xml')
  writeFileSync(
    path,
    `<rss><channel><link>https://ancien.exemple</link><item><title>${title}</title>
    <link>https://ancien.exemple/un-article/</link><wp:post_id>${id}</wp:post_id><wp:post_name>un-article</wp:post_name>
    <wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date_gmt>2020-01-01 08:00:00</wp:post_date_gmt>
    <content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`,
  )
  return path
}

describe('a WordPress export', () => {
  it('gives articles, pages, categories, tags and pictures, and says what it left out', async () => {
    const { counts, problems } = await imports()
    expect(counts).toEqual({
      articles: { ...none, made: 2 },
      pages: { ...none, made: 2 },
      categories: { ...none, made: 2 },
      tags: { ...none, made: 1 },
      media: { ...none, made: 1, skipped: 1 },
    })
    expect(problems).toEqual([
      ['shortcode-unknown', 'contact-form-7'],
      ['elements-dropped', 'u'],
      ['tags-left', 'Saisons'],
      ['block-unknown', 'latest-posts'],
      ['picture-missing', 'https://www.ancien.exemple/wp-content/uploads/2020/01/disparue.jpg'],
      ['address-taken', ''],
      ['type-left', '1'],
      ['comments-left', '1'],
    ])
  })

  it('keeps title, date, excerpt, cover, topics and description, signed by the chosen account', async () => {
    await imports()
    const row = await article('eau-de-concombre')
    expect(row).toMatchObject({
      title: 'L’eau de concombre',
      excerpt: 'Une carafe, un concombre, une nuit.',
      authorId: odile.id,
      seoTitle: '',
      seoDescription: "L'eau de concombre, pas à pas.",
      publishedAt: new Date('2019-05-12T08:30:00Z'),
      toldAt: now(),
    })
    const [category] = await test.db
      .select()
      .from(categories)
      .where(eq(categories.id, row.categoryId ?? 0))
    expect(category).toMatchObject({ slug: 'cru-et-vivant', name: 'Cru & vivant', description: 'Ce qui ne cuit pas.' })
    const ofArticle = test.db.select({ name: tags.name, slug: tags.slug }).from(articleTags)
    expect(await ofArticle.innerJoin(tags, eq(tags.id, articleTags.tagId))).toEqual([{ name: 'Été', slug: 'ete' }])
    const [picture] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, row.coverId ?? 0))
    expect(picture).toMatchObject({
      name: 'carafe',
      alt: 'Carafe d’eau et rondelles'.replace('’', "'"),
      caption: 'La carafe bleue',
    })
  })

  it('writes the text as an article here: paragraphs, pictures of the library, links that lead here', async () => {
    await imports()
    const [file] = await test.db.select().from(files)
    const url = `/files/${file?.name}-large.webp`
    const { width, height } = file?.formats.large ?? { width: 0, height: 0 }
    expect((await article('eau-de-concombre')).body).toBe(
      [
        "<p>Quand il fait chaud, je coupe un concombre.<br />Puis j'attends.</p>",
        `<figure><a href="${url}"><img src="${url}" alt="Une carafe" width="${width}" height="${height}" /></a>`,
        '<figcaption>La carafe bleue</figcaption>',
        '</figure>',
        '<blockquote><p>Une nuit au frais suffit.</p></blockquote>',
        '<p>Voir aussi <a href="/2020/01/graines-germees/">les graines</a>, [sic], et <a href="https://ailleurs.exemple/page">ailleurs</a>.</p>',
        '<p><a href="https://video.exemple/regarder?v=1&amp;t=2">https://video.exemple/regarder?v=1&amp;t=2</a></p>',
        '<p>Bon appétit</p><p><em>Texte de Jeanne Morel.</em></p>',
      ].join('\n'),
    )
  })

  it('reads blocks, and leaves a link where a picture or a player was', async () => {
    await imports()
    expect((await article('graines-germees')).body.replaceAll('\n', '')).toBe(
      '<p>Rincer deux fois par jour.</p><h2 id="le-bocal">Le bocal</h2>' +
        '<figure><a href="https://www.ancien.exemple/wp-content/uploads/2020/01/disparue.jpg">Un bocal</a></figure>' +
        '<figure><p><a href="https://video.exemple/2">https://video.exemple/2</a></p><figcaption>En deux minutes</figcaption></figure>' +
        '<p><em>Texte de Jeanne Morel.</em></p>',
    )
  })

  it('publishes what was public, and nothing else', async () => {
    await imports()
    // Once it is published, it is news here.
    expect(await article('graines-germees')).toMatchObject({ publishedAt: null, toldAt: null })
    const all = await test.db.select().from(pages).orderBy(asc(pages.id))
    expect(
      all.map(({ slug, title, publishedAt }) => [slug.replace(/-[0-9a-f]{6}$/, '-…'), title, publishedAt]),
    ).toEqual([
      ['qui-sommes-nous', 'Qui sommes-nous', new Date('2018-02-01T12:00:00Z')],
      ['contact', 'Contact', null],
    ])
  })
})

describe('a dry run', () => {
  it('writes nothing, and reports the same', async () => {
    const events = await test.db.$count(tables.events)
    const dry = await imports(fixture, { dryRun: true })
    for (const table of [articles, pages, categories, tags, media, files, importedItems, oldAddresses]) {
      expect(await test.db.$count(table)).toBe(0)
    }
    expect(await test.db.$count(tables.events)).toBe(events)
    expect(dry).toEqual(await imports())
    expect((await imports(fixture, { dryRun: true })).counts.articles).toEqual({ ...none, unchanged: 2 })
  })
})

describe('a repeat', () => {
  it('changes nothing', async () => {
    await imports()
    const before = await test.db.select().from(articles)
    const { counts } = await imports()
    expect(counts).toEqual({
      articles: { ...none, unchanged: 2 },
      pages: { ...none, unchanged: 2 },
      categories: { ...none, unchanged: 2 },
      tags: { ...none, unchanged: 1 },
      media: { ...none, unchanged: 1, skipped: 1 },
    })
    expect(await test.db.select().from(articles)).toEqual(before)
  })

  it('adds what an interrupted run did not reach', async () => {
    await imports()
    await test.db.delete(articles).where(eq(articles.slug, 'graines-germees'))
    await test.db.delete(importedItems).where(eq(importedItems.sourceId, 'post:13'))
    expect((await imports()).counts.articles).toEqual({ ...none, made: 1, unchanged: 1 })
  })

  it('takes over what changed there, and leaves what changed here', async () => {
    await imports(oneArticle('Un.'))
    expect((await imports(oneArticle('Deux.'))).counts).toMatchObject({ articles: { ...none, changed: 1 } })
    const { id, body } = await article('un-article')
    expect(body).toBe('<p>Deux.</p>')
    await odile.puts(`/api/articles/${id}`, { data: { title: 'Repris ici' } })
    const { counts, problems } = await imports(oneArticle('Trois.'))
    expect(counts).toEqual({ articles: { ...none, kept: 1 } })
    expect(problems).toEqual([['changed-here', '']])
    expect(await article('un-article')).toMatchObject({ title: 'Repris ici', body: '<p>Deux.</p>' })
  })

  it('does not bring back what an editor deleted', async () => {
    await imports(oneArticle('Un.'))
    await odile.deletes(`/api/articles/${(await article('un-article')).id}`)
    expect((await imports(oneArticle('Deux.'))).problems).toEqual([['deleted-here', '']])
    expect(await test.db.$count(articles)).toBe(1)
  })

  it('takes over a picture that was missing the first time', async () => {
    const late = join(folder, '2020/01/tardive.jpg')
    const path = oneArticle(
      '<img src="https://ancien.exemple/wp-content/uploads/2020/01/tardive-150x150.jpg" alt="Un plat">',
    )
    expect((await imports(path)).problems).toEqual([
      ['picture-missing', 'https://ancien.exemple/wp-content/uploads/2020/01/tardive-150x150.jpg'],
    ])
    mkdirSync(join(folder, '2020/01'), { recursive: true })
    await plainPhoto().jpeg().toFile(late)
    expect((await imports(path)).counts).toEqual({ articles: { ...none, changed: 1 }, media: { ...none, made: 1 } })
    expect((await article('un-article')).body).toMatch(/^<p><img src="\/files\/[0-9a-f]{32}-large\.webp" alt="Un plat"/)
    rmSync(late)
  })
})

describe('what was here before', () => {
  it('keeps its address: the imported article gets another, and the imported page waits for an editor', async () => {
    await odile.posts('/api/articles', { data: { title: 'Un article', slug: 'un-article', body: '<p>Ici.</p>' } })
    expect((await imports(oneArticle('Là-bas.'))).counts).toEqual({ articles: { ...none, made: 1 } })
    const slugs = (await test.db.select().from(articles).orderBy(asc(articles.id))).map(({ slug }) => slug)
    expect(slugs).toEqual(['un-article', expect.stringMatching(/^un-article-[0-9a-f]{6}$/)])
  })

  it('is taken for the imported one where it is the same', async () => {
    await odile.posts('/api/articles', { data: { title: 'Un article', slug: 'un-article', body: '<p>Là-bas.</p>' } })
    expect((await imports(oneArticle('Là-bas.'))).counts).toEqual({ articles: { ...none, unchanged: 1 } })
    expect(await test.db.$count(articles)).toBe(1)
  })

  it('gives its category by the name', async () => {
    await odile.posts('/api/categories', { data: { name: 'Saisons', slug: 'au-fil-des-saisons' } })
    expect((await imports()).counts.categories).toEqual({ ...none, made: 1, unchanged: 1 })
    expect((await test.db.select().from(categories)).map(({ slug }) => slug).sort()).toEqual([
      'au-fil-des-saisons',
      'cru-et-vivant',
    ])
  })
})

describe('a picture', () => {
  it('that is no picture, or lies outside of the folder, stays a link', async () => {
    writeFileSync(join(folder, 'faux.jpg'), '<svg onload="alert(1)"/>')
    const outside = 'https://ancien.exemple/wp-content/uploads/%2e%2e/%2e%2e/secret.jpg'
    const { problems } = await imports(
      oneArticle(
        `<img src="https://ancien.exemple/faux.jpg"><img src="${outside}"><img src="https://tiers.exemple/a.jpg">`,
      ),
    )
    expect(problems.map(([code]) => code)).toEqual(['picture-refused', 'picture-missing', 'picture-elsewhere'])
    expect((await article('un-article')).body).not.toContain('<img')
    expect(await test.db.$count(media)).toBe(0)
  })

  it('of the library is left alone', async () => {
    const { id: file } = await uploadPhoto(odile)
    await odile.posts('/api/upload/files', { file, name: 'Ici' })
    await imports()
    expect(await test.db.$count(media)).toBe(2)
  })
})

describe('an old address', () => {
  const asks = (address: string) =>
    test.visitor.gets<{ path: string }>(`/api/old-addresses?address=${encodeURIComponent(address)}`)

  it('leads to what was imported, by path, number or former slug', async () => {
    await imports()
    const { id } = await article('eau-de-concombre')
    const path = `/blog/${id}-eau-de-concombre`
    for (const address of [
      '/2019/05/eau-de-concombre/',
      '/2019/05/EAU-de-concombre',
      '/?p=12',
      '/2019/05/eau-concombre',
    ]) {
      expect([address, (await asks(address)).body]).toEqual([address, { path }])
    }
    expect((await asks('/qui-sommes-nous')).body).toEqual({ path: '/l/qui-sommes-nous' })
    expect((await asks('/category/cru-et-vivant/')).body).toEqual({ path: '/blog/cat/cru-et-vivant' })
    expect((await asks('/tag/été')).body).toEqual({ path: '/blog/tag/ete' })
    expect((await asks('/wp-content/uploads/2019/05/carafe.jpg')).body.path).toMatch(
      /^\/files\/[0-9a-f]{32}-large\.webp$/,
    )
  })

  it('of a draft, a deleted article or nothing leads nowhere', async () => {
    await imports()
    expect((await asks('/2020/01/graines-germees/')).status).toBe(404)
    expect((await asks('/nulle-part')).status).toBe(404)
    await odile.deletes(`/api/articles/${(await article('eau-de-concombre')).id}`)
    expect((await asks('/2019/05/eau-de-concombre/')).status).toBe(404)
  })
})
