import { elide, startOf, truncateAtWord } from '@consoeurs/contract'
import { droppedTags } from '../../../../platform/content/clean-body.ts'
import { readBody } from '../body/body-of-item.ts'
import { plainText } from '../body/plain-text.ts'
import { type PictureHere, picturesOf, rewriteBody } from '../body/rewrite-body.ts'
import type { ImportProblemCode } from '../report.ts'
import type { WxrItem, WxrTerm } from '../wxr/wxr-records.ts'
import type { ContentRun } from './content-run.ts'
import { isPending, type PictureImport } from './import-pictures.ts'
import { isNoCategory, readSlug, topicSourceId } from './import-topics.ts'
import { normalAddress } from './old-addresses.ts'
import { pictureKey } from './wxr-index.ts'

/** As the editing form submits it. */
export interface EntryContent {
  title: string
  slug?: string
  excerpt: string
  body: string
  cover: number | null
  category: number | null
  tags: number[]
  seoTitle: string
  seoDescription: string
  publishedAt: string | null
}

export interface ReadEntry {
  content: EntryContent
  /** In a dry run: a picture or topic would be made, so the content is not the final one. */
  isPending: boolean
}

interface EntryParts {
  run: ContentRun
  pictures: PictureImport
  topics: ReadonlyMap<string, number | null>
}

const MOST_TAGS = 12
const lengths = { title: 120, excerpt: 400, seoTitle: 70, seoDescription: 170 } as const

/** Lets the reader of one item report what it leaves out. */
class ItemReader {
  readonly run: ContentRun
  readonly item: WxrItem
  readonly title: string

  constructor(run: ContentRun, item: WxrItem) {
    this.run = run
    this.item = item
    this.title = plainText(item.title)
  }

  get shown() {
    return { line: this.item.line, item: this.title || this.item.slug || this.item.id }
  }

  report(code: ImportProblemCode, detail = ''): void {
    this.run.report.add({ code, ...this.shown, detail })
  }

  shorten(text: string, field: keyof typeof lengths): string {
    const short = truncateAtWord(text, lengths[field])
    if (short !== text) this.report('text-cut', field)
    return short
  }
}

const isPublic = ({ run, item }: ItemReader) => {
  if (item.hasPassword || item.date === null) return false
  return item.status === 'publish' || (item.status === 'future' && run.index.isOwn)
}

async function findPictures(reader: ItemReader, pictures: PictureImport, html: string) {
  const { attachmentsByUrl } = reader.run.index
  const { shown, linked } = picturesOf(html)
  const originals = linked.filter((address) => attachmentsByUrl.has(pictureKey(address) ?? ''))
  const found = new Map<string, PictureHere>()
  for (const address of new Set([...shown, ...originals])) {
    const picture = await pictures.find(address, reader.shown)
    if (picture !== undefined) found.set(address, picture)
  }
  return found
}

/** An address of the other site that is in the file leads to its own path here, which redirects. */
function linkHere({ run: { index } }: ItemReader, address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { host, pathname, search, hash } = new URL(address)
  if (host.replace(/^www\./, '') !== index.source) return undefined
  const isIn = index.addresses.has(normalAddress(pathname + search) ?? '')
  return isIn ? pathname + search + hash : undefined
}

const galleryPicture = (url: string, caption: string) =>
  `<figure><img src="${url.replaceAll('"', '%22')}" alt="">${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`

function expandBody(reader: ItemReader): string {
  const { item, run } = reader
  if (run.index.isOwn) return item.content
  const { attachments } = run.index
  const { html, unknownBlocks, unknownShortcodes } = readBody(item.content, {
    gallery: (ids) => {
      const chosen = ids?.map((id) => attachments.get(id)) ?? [...attachments.values()].filter(isChildOf(item))
      return chosen.map((one) => (one === undefined ? '' : galleryPicture(one.url, one.caption))).join('')
    },
  })
  for (const name of unknownBlocks) reader.report('block-unknown', name)
  for (const name of unknownShortcodes) reader.report('shortcode-unknown', name)
  return html
}

const isChildOf =
  ({ id }: WxrItem) =>
  ({ parent }: { parent: string }) =>
    parent === id

/** The author's name, as text: nobody gets an account by an import. */
function signature({ run, item }: ItemReader): string {
  const name = run.index.authors.get(item.creator) ?? item.creator
  if (run.index.isOwn || item.type !== 'post' || name === '' || name === run.author.displayName) return ''
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<p><em>Texte ${elide('de', text)}.</em></p>`
}

async function readPictures(reader: ItemReader, pictures: PictureImport) {
  const html = expandBody(reader)
  const found = await findPictures(reader, pictures, html)
  const body = rewriteBody(html, {
    picture: (address) => found.get(address),
    link: (address) => linkHere(reader, address),
  })
  const dropped = droppedTags(body)
  if (dropped.length > 0) reader.report('elements-dropped', dropped.join(', '))
  const thumbnail = reader.run.index.attachments.get(reader.item.fields.get('_thumbnail_id') ?? '')
  const cover = thumbnail === undefined ? undefined : await pictures.find(thumbnail.url, reader.shown)
  return { body: body + signature(reader), cover, isPending: [...found.values(), cover].some(isPending) }
}

/** One category, because articles here have one; the report names the others. */
function readTopics(reader: ItemReader, topics: ReadonlyMap<string, number | null>) {
  const idOf = (term: WxrTerm) => topics.get(topicSourceId(term))
  const wanted = reader.item.terms.filter((term) => !isNoCategory(term) && idOf(term) !== undefined)
  const [category, ...others] = wanted.filter(({ kind }) => kind === 'categories')
  const tags = [...new Set(wanted.filter(({ kind }) => kind === 'tags').map((term) => idOf(term) ?? 0))].filter(Boolean)
  if (others.length > 0) reader.report('tags-left', others.map(({ name }) => plainText(name)).join(', '))
  if (tags.length > MOST_TAGS) reader.report('tags-left', String(tags.length - MOST_TAGS))
  return {
    category: (category && idOf(category)) ?? null,
    tags: tags.slice(0, MOST_TAGS).sort((one, other) => one - other),
    isPending: wanted.some((term) => idOf(term) === null),
  }
}

/** Yoast’s fields, the most frequent ones; its templates (`%%title%%`) are not texts. */
function readSeo(reader: ItemReader) {
  const text = (key: string) => {
    const value = plainText(reader.item.fields.get(key) ?? '')
    return value.includes('%%') ? '' : value
  }
  return {
    seoTitle: startOf(text('_yoast_wpseo_title'), lengths.seoTitle),
    seoDescription: reader.shorten(text('_yoast_wpseo_metadesc'), 'seoDescription'),
  }
}

export async function readEntry({ run, pictures, topics }: EntryParts, item: WxrItem): Promise<ReadEntry> {
  const reader = new ItemReader(run, item)
  if (reader.title === '') reader.report('title-missing')
  const { body, cover, isPending: withoutPicture } = await readPictures(reader, pictures)
  const { category, tags, isPending: withoutTopic } = readTopics(reader, topics)
  const slug = readSlug(item.slug, reader.title)
  const content: EntryContent = {
    title: reader.shorten(reader.title || 'Sans titre', 'title'),
    ...(slug !== undefined && { slug }),
    excerpt: reader.shorten(plainText(item.excerpt), 'excerpt'),
    body,
    cover: cover && cover.mediaId !== 0 ? cover.mediaId : null,
    category,
    tags,
    ...readSeo(reader),
    publishedAt: isPublic(reader) && item.date !== null ? item.date.toISOString() : null,
  }
  return { content, isPending: withoutPicture || withoutTopic }
}
