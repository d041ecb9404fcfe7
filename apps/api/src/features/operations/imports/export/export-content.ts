import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@consoeurs/database'
import type { FileStore } from '../../../../platform/data/file-store.ts'
import { fileUrl, storedKey } from '../../../foundation/files/public.ts'
import { eachArticle, eachMedia, eachPage, loadAuthors, loadCategories, loadTags } from './exported-content.ts'
import { type WxrSite, WxrWriter } from './write-wxr.ts'

export interface ContentExport {
  db: Database
  fileStore: FileStore
  site: WxrSite
  /** Exists, and is empty. */
  folder: string
}

export interface ExportCounts {
  articles: number
  pages: number
  categories: number
  tags: number
  media: number
  /** Pictures that the store does not have. */
  missing: number
}

const write = (path: string, parts: AsyncIterable<string>) =>
  pipeline(Readable.from(parts), createWriteStream(path, { flags: 'wx', mode: 0o600 }))

async function* wxrParts({ db, site }: ContentExport): AsyncGenerator<string> {
  const wxr = new WxrWriter(site)
  const [categories, tags] = [await loadCategories(db), await loadTags(db)]
  yield wxr.head(await loadAuthors(db))
  yield* categories.map((topic) => wxr.category(topic))
  yield* tags.map((topic) => wxr.tag(topic))
  for await (const one of eachMedia(db)) yield wxr.media(one)
  for await (const page of eachPage(db)) yield wxr.page(page)
  for await (const entry of eachArticle(db)) {
    const category = categories.find(({ id }) => id === entry.article.categoryId)
    yield wxr.article(entry, { category, tags: tags.filter(({ id }) => entry.tagIds.includes(id)) })
  }
  yield wxr.foot
}

async function* jsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = ''
  for await (const row of rows) {
    yield `${separator}\n  ${JSON.stringify(row)}`
    separator = ','
  }
}

async function* mapped<T>(rows: AsyncIterable<T>, change: (row: T) => object): AsyncGenerator<object> {
  for await (const row of rows) yield change(row)
}

async function* jsonParts({ db, site }: ContentExport): AsyncGenerator<string> {
  const lists: Record<string, AsyncIterable<object>> = {
    categories: Readable.from(await loadCategories(db)),
    tags: Readable.from(await loadTags(db)),
    media: mapped(eachMedia(db), ({ file, ...info }) => ({ ...info, url: fileUrl(file, 'large') })),
    pages: mapped(eachPage(db), ({ hiddenReason: _reason, deletedAt: _deleted, ...page }) => page),
    articles: mapped(eachArticle(db), ({ article, author, tagIds, relatedIds }) => {
      const { authorId: _author, hiddenReason: _reason, deletedAt: _deleted, toldAt: _told, ...rest } = article
      const { reactionCounts: _reactions, commentCount: _comments, ...content } = rest
      return { ...content, author: author?.username ?? null, tags: tagIds, related: relatedIds }
    }),
  }
  yield `{\n"site": ${JSON.stringify(site.publicUrl)},\n"exportedAt": ${JSON.stringify(site.now.toISOString())}`
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n${JSON.stringify(name)}: [`
    yield* jsonList(rows)
    yield '\n]'
  }
  yield '\n}\n'
}

/** Under the path of their addresses, where `--pictures` finds them again. */
async function writePictures({ db, fileStore, folder }: ContentExport): Promise<{ media: number; missing: number }> {
  await mkdir(join(folder, 'files'), { mode: 0o700 })
  const counts = { media: 0, missing: 0 }
  for await (const { file } of eachMedia(db)) {
    counts.media += 1
    const bytes = await fileStore.read(storedKey(file, 'large'))
    if (bytes === null) counts.missing += 1
    else await writeFile(join(folder, fileUrl(file, 'large')), bytes, { flag: 'wx', mode: 0o600 })
  }
  return counts
}

async function countAll(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _row of rows) count += 1
  return count
}

/** Articles, pages, categories, tags and media, drafts included. Nothing of members but the names that sign articles. */
export async function exportContent(given: ContentExport): Promise<ExportCounts> {
  const { db, folder } = given
  await write(join(folder, 'content.xml'), wxrParts(given))
  await write(join(folder, 'content.json'), jsonParts(given))
  return {
    articles: await countAll(eachArticle(db)),
    pages: await countAll(eachPage(db)),
    categories: (await loadCategories(db)).length,
    tags: (await loadTags(db)).length,
    ...(await writePictures(given)),
  }
}
