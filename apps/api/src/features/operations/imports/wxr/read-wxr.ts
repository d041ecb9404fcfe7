import { ImportRefused } from '../import-refused.ts'
import { childText, readXmlRecords, type XmlNode, type XmlRecord } from '../xml-records.ts'
import type { WxrItem, WxrRecord, WxrTerm } from './wxr-records.ts'

const channelRecords = new Set([
  ...['title', 'link', 'generator', 'wp:base_site_url', 'wp:base_blog_url'],
  ...['wp:author', 'wp:category', 'wp:tag', 'wp:term', 'item'],
])

const isRecord = ([root, channel, element, ...inner]: readonly string[]) =>
  root === 'rss' && channel === 'channel' && inner.length === 0 && channelRecords.has(element ?? '')

/** Comments concern other people, and are not imported. */
const skips = new Set(['wp:comment'])

/** « 2019-05-12 08:30:00 », in UTC. A draft has zeros. */
function readSqlDate(text: string): Date | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(text) ?? []
  return day === undefined || day.startsWith('0000') ? null : readDate(`${day}T${time}Z`)
}

function readDate(text: string): Date | null {
  const date = new Date(text)
  return text === '' || Number.isNaN(date.getTime()) ? null : date
}

function termOfItem(node: XmlNode): WxrTerm[] {
  const { domain, nicename = '' } = node.attributes
  if (node.name !== 'category' || (domain !== 'category' && domain !== 'post_tag')) return []
  const kind = domain === 'category' ? 'categories' : 'tags'
  return [{ record: 'term', line: node.line, kind, slug: nicename, name: node.text.trim(), description: '' }]
}

function fieldsOf(node: XmlNode): { key: string; value: string }[] {
  return node.children
    .filter(({ name }) => name === 'wp:postmeta')
    .map((field) => ({ key: childText(field, 'wp:meta_key'), value: childText(field, 'wp:meta_value') }))
}

function toItem(node: XmlRecord): WxrItem {
  const text = (name: string) => childText(node, name)
  const fields = fieldsOf(node)
  return {
    record: 'item',
    line: node.line,
    id: text('wp:post_id'),
    type: text('wp:post_type'),
    title: text('title'),
    link: text('link'),
    slug: text('wp:post_name'),
    status: text('wp:status'),
    creator: text('dc:creator'),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    date: readSqlDate(text('wp:post_date_gmt')) ?? readDate(text('pubDate')) ?? readSqlDate(text('wp:post_date')),
    parent: text('wp:post_parent'),
    hasPassword: text('wp:post_password') !== '',
    attachmentUrl: text('wp:attachment_url'),
    terms: node.children.flatMap(termOfItem),
    fields: new Map(fields.map(({ key, value }) => [key, value])),
    formerSlugs: fields.filter(({ key }) => key === '_wp_old_slug').map(({ value }) => value),
    commentCount: node.children.filter(({ name }) => name === 'wp:comment').length,
    isCut: node.isCut,
  }
}

function toTerm(node: XmlRecord): WxrTerm | null {
  const text = (name: string) => childText(node, name)
  const { line } = node
  const term = { record: 'term', line } as const
  if (node.name === 'wp:category') {
    const description = text('wp:category_description')
    return { ...term, kind: 'categories', slug: text('wp:category_nicename'), name: text('wp:cat_name'), description }
  }
  if (node.name === 'wp:tag') {
    const description = text('wp:tag_description')
    return { ...term, kind: 'tags', slug: text('wp:tag_slug'), name: text('wp:tag_name'), description }
  }
  const taxonomy = text('wp:term_taxonomy')
  if (taxonomy !== 'category' && taxonomy !== 'post_tag') return null
  const kind = taxonomy === 'category' ? 'categories' : 'tags'
  return {
    ...term,
    kind,
    slug: text('wp:term_slug'),
    name: text('wp:term_name'),
    description: text('wp:term_description'),
  }
}

function toAuthor(node: XmlRecord): WxrRecord {
  const login = childText(node, 'wp:author_login')
  const displayName = childText(node, 'wp:author_display_name')
  return { record: 'author', line: node.line, login, email: childText(node, 'wp:author_email'), displayName }
}

const siteOf = (line: number, link: string, generator: string): WxrRecord => ({ record: 'site', line, link, generator })

function toRecord(node: XmlRecord): WxrRecord | null {
  const text = node.text.trim()
  if (node.name === 'item') return toItem(node)
  if (node.name === 'wp:author') return toAuthor(node)
  if (node.name === 'generator') return siteOf(node.line, '', text)
  if (node.name === 'title') return null
  // `link` first; the address of the blog is more exact where WordPress lies in a folder.
  if (!node.name.startsWith('wp:') || node.name.startsWith('wp:base_')) return siteOf(node.line, text, '')
  return toTerm(node)
}

/**
 * Streams WordPress's export format (WXR 1.0 to 1.2) in the order of the file.
 * @throws ImportRefused where it is no such file, or as `readXmlRecords`
 */
export async function* readWxr(path: string): AsyncGenerator<WxrRecord> {
  let isChannel = false
  for await (const node of readXmlRecords(path, { isRecord, skips })) {
    isChannel = true
    const record = toRecord(node)
    if (record !== null) yield record
  }
  if (!isChannel) throw new ImportRefused('not-wordpress')
}
