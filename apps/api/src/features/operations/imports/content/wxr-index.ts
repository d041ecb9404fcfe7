import { plainText } from '../body/plain-text.ts'
import { ImportRefused } from '../import-refused.ts'
import { readWxr } from '../wxr/read-wxr.ts'
import { ownGenerator, type WxrItem, type WxrTerm } from '../wxr/wxr-records.ts'
import { normalAddress } from './old-addresses.ts'

export interface Attachment {
  url: string
  name: string
  alt: string
  caption: string
  parent: string
  line: number
}

/** First reading of the file: what its texts refer to. */
export interface WxrIndex {
  /** Host of the other site, without www. */
  source: string
  /** Written by our own export. */
  isOwn: boolean
  /** By login. */
  authors: ReadonlyMap<string, string>
  /** Each once, in the order of the file. */
  terms: readonly WxrTerm[]
  /** By id. */
  attachments: ReadonlyMap<string, Attachment>
  /** By `pictureKey`. */
  attachmentsByUrl: ReadonlyMap<string, Attachment>
  /** Of articles, pages, categories and tags in the file. */
  addresses: ReadonlySet<string>
  commentCount: number
  itemCount: number
}

/** Without protocol, www and query, so that a picture has one key however its address is written. */
export function pictureKey(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, pathname } = new URL(address)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  // WordPress.com's image proxy: i0.wp.com/exemple.fr/wp-content/…
  const whole = /^i\d\.wp\.com$/.test(host) ? pathname.slice(1) : host + pathname
  return whole.replace(/^www\./, '')
}

const termKey = ({ kind, slug, name }: WxrTerm) => `${kind}:${slug || name}`

function toAttachment({ attachmentUrl: url, title, excerpt, fields, parent, line }: WxrItem): Attachment {
  const alt = plainText(fields.get('_wp_attachment_image_alt') ?? '')
  return { url, name: plainText(title), alt, caption: plainText(excerpt), parent, line }
}

/** Categories' and tags' usual addresses; WXR does not have them. */
const topicAddress = ({ kind, slug }: WxrTerm) => `/${kind === 'categories' ? 'category' : 'tag'}/${slug}`

class IndexBuilder {
  #link = ''
  #generator = ''
  #commentCount = 0
  #itemCount = 0
  readonly #authors = new Map<string, string>()
  readonly #terms = new Map<string, WxrTerm>()
  readonly #attachments = new Map<string, Attachment>()
  readonly #addresses = new Set<string>()

  addSite({ link, generator }: { link: string; generator: string }): void {
    this.#link = link || this.#link
    this.#generator ||= generator
  }

  addAuthor({ login, displayName }: { login: string; displayName: string }): void {
    this.#authors.set(login, plainText(displayName))
  }

  addTerm(term: WxrTerm): void {
    // Declared ones come first in the file, and have a description.
    if (!this.#terms.has(termKey(term))) this.#terms.set(termKey(term), term)
    this.#addAddress(topicAddress(term))
  }

  addItem(item: WxrItem): void {
    this.#itemCount += 1
    if (item.type === 'attachment') this.#attachments.set(item.id, toAttachment(item))
    if (item.type !== 'post' && item.type !== 'page') return
    this.#commentCount += item.commentCount
    this.#addAddress(item.link)
    for (const term of item.terms) this.addTerm(term)
  }

  #addAddress(address: string): void {
    const normal = normalAddress(address)
    if (normal !== null) this.#addresses.add(normal)
  }

  /** @throws ImportRefused for a file that names no site */
  build(): WxrIndex {
    if (!URL.canParse(this.#link)) throw new ImportRefused('not-wordpress')
    const byUrl = [...this.#attachments.values()].map((one) => [pictureKey(one.url) ?? '', one] as const)
    return {
      source: new URL(this.#link).host.replace(/^www\./, ''),
      isOwn: this.#generator === ownGenerator,
      authors: this.#authors,
      terms: [...this.#terms.values()],
      attachments: this.#attachments,
      attachmentsByUrl: new Map(byUrl),
      addresses: this.#addresses,
      commentCount: this.#commentCount,
      itemCount: this.#itemCount,
    }
  }
}

/** @throws ImportRefused as `readWxr`, so that a broken file is refused before anything is written */
export async function indexWxr(path: string): Promise<WxrIndex> {
  const index = new IndexBuilder()
  for await (const record of readWxr(path)) {
    if (record.record === 'site') index.addSite(record)
    else if (record.record === 'author') index.addAuthor(record)
    else if (record.record === 'term') index.addTerm(record)
    else index.addItem(record)
  }
  return index.build()
}
