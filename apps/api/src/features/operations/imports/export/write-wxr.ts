import { fileUrl } from '../../../foundation/files/public.ts'
import { ownGenerator, relatedField } from '../wxr/wxr-records.ts'
import type { ExportedArticle, ExportedMedia, ExportedPage, ExportedTopic } from './exported-content.ts'
import { cdata, element, escapeXml } from './write-xml.ts'

export interface WxrSite {
  name: string
  /** Without a slash at the end. */
  publicUrl: string
  now: Date
}

/** « 2019-05-12 08:30:00 » */
const sqlDate = (date: Date | null) =>
  date === null ? '0000-00-00 00:00:00' : date.toISOString().slice(0, 19).replace('T', ' ')

/** WordPress shows pictures by their whole address; the export has each in its largest size. */
const withWholeAddresses = (html: string, publicUrl: string) =>
  html.replaceAll(
    /(src|href)="\/files\/([0-9a-f]{32})-[a-z]+\.webp"/g,
    (_whole, name: string, file: string) => `${name}="${publicUrl}${fileUrl(file, 'large')}"`,
  )

const field = (key: string, value: string) =>
  value === '' ? '' : `<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', value)}</wp:postmeta>\n`

function statusOf({ publishedAt, hiddenAt }: Pick<ExportedPage, 'publishedAt' | 'hiddenAt'>, now: Date): string {
  if (publishedAt === null) return 'draft'
  if (hiddenAt !== null) return 'private'
  return publishedAt > now ? 'future' : 'publish'
}

/** Ids of articles, pages and media are numbers of their own; WordPress has one numbering. */
const kinds = { post: 0, page: 1, attachment: 2 } as const
type PostType = keyof typeof kinds
export const wxrId = (type: PostType, id: number) => id * 3 + kinds[type]

interface Post {
  type: PostType
  id: number
  title: string
  slug: string
  link: string
  body: string
  excerpt: string
  status: string
  date: Date | null
  creator: string
  rest: string
}

const toItem = ({ type, id, title, slug, link, body, excerpt, status, date, creator, rest }: Post) => `<item>
<title>${cdata(escapeXml(title))}</title>
<link>${escapeXml(link)}</link>
<pubDate>${date === null ? '' : date.toUTCString()}</pubDate>
${element('dc:creator', creator)}
<guid isPermaLink="false">${escapeXml(link)}</guid>
<description></description>
${element('content:encoded', body)}
${element('excerpt:encoded', escapeXml(excerpt))}
<wp:post_id>${wxrId(type, id)}</wp:post_id>
${element('wp:post_date', sqlDate(date))}
${element('wp:post_date_gmt', sqlDate(date))}
${element('wp:comment_status', 'closed')}
${element('wp:ping_status', 'closed')}
${element('wp:post_name', slug)}
${element('wp:status', status)}
<wp:post_parent>0</wp:post_parent>
<wp:menu_order>0</wp:menu_order>
${element('wp:post_type', type)}
${element('wp:post_password', '')}
<wp:is_sticky>0</wp:is_sticky>
${rest}</item>
`

/** WXR 1.2, which WordPress imports by Tools → Import. */
export class WxrWriter {
  readonly #site: WxrSite

  constructor(site: WxrSite) {
    this.#site = site
  }

  head(authors: { username: string; name: string }[]): string {
    const { name, publicUrl, now } = this.#site
    const url = escapeXml(publicUrl)
    const people = authors.map(
      (one) =>
        `<wp:author>${element('wp:author_login', one.username)}${element('wp:author_display_name', escapeXml(one.name))}</wp:author>\n`,
    )
    return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${escapeXml(name)}</title>
<link>${url}</link>
<description></description>
<pubDate>${now.toUTCString()}</pubDate>
<language>fr-FR</language>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${url}</wp:base_site_url>
<wp:base_blog_url>${url}</wp:base_blog_url>
<generator>${ownGenerator}</generator>
${people.join('')}`
  }

  category({ id, slug, name, description }: ExportedTopic): string {
    return `<wp:category><wp:term_id>${id}</wp:term_id>${element('wp:category_nicename', slug)}${element('wp:category_parent', '')}${element('wp:cat_name', escapeXml(name))}${element('wp:category_description', escapeXml(description))}</wp:category>\n`
  }

  tag({ id, slug, name, description }: ExportedTopic): string {
    return `<wp:tag><wp:term_id>${id}</wp:term_id>${element('wp:tag_slug', slug)}${element('wp:tag_name', escapeXml(name))}${element('wp:tag_description', escapeXml(description))}</wp:tag>\n`
  }

  article(
    { article, author, relatedIds }: ExportedArticle,
    topics: { category: ExportedTopic | undefined; tags: ExportedTopic[] },
  ): string {
    const { id, title, slug, body, excerpt, publishedAt: date, coverId, seoTitle, seoDescription } = article
    const termOf = (domain: string, { slug: nicename, name }: ExportedTopic) =>
      `<category domain="${domain}" nicename="${escapeXml(nicename)}">${cdata(escapeXml(name))}</category>\n`
    const rest = [
      ...(topics.category ? [termOf('category', topics.category)] : []),
      ...topics.tags.map((tag) => termOf('post_tag', tag)),
      field('_thumbnail_id', coverId === null ? '' : String(wxrId('attachment', coverId))),
      field('_yoast_wpseo_title', escapeXml(seoTitle)),
      field('_yoast_wpseo_metadesc', escapeXml(seoDescription)),
      field(relatedField, relatedIds.map((related) => wxrId('post', related)).join(',')),
    ].join('')
    const status = statusOf(article, this.#site.now)
    const link = `${this.#site.publicUrl}/blog/${id}-${slug}`
    const creator = author?.username ?? ''
    return toItem({ type: 'post', id, title, slug, link, body: this.#body(body), excerpt, status, date, creator, rest })
  }

  page(page: ExportedPage): string {
    const { id, title, slug, body, publishedAt: date, seoTitle, seoDescription } = page
    const rest =
      field('_yoast_wpseo_title', escapeXml(seoTitle)) + field('_yoast_wpseo_metadesc', escapeXml(seoDescription))
    const link = `${this.#site.publicUrl}/l/${slug}`
    const post = { title, slug, link, body: this.#body(body), excerpt: '', status: statusOf(page, this.#site.now) }
    return toItem({ type: 'page', id, ...post, date, creator: '', rest })
  }

  media({ id, file, name, alt, caption, createdAt }: ExportedMedia): string {
    const link = `${this.#site.publicUrl}${fileUrl(file, 'large')}`
    const rest = `${element('wp:attachment_url', link)}\n${field('_wp_attachment_image_alt', escapeXml(alt))}`
    const post = { title: name, slug: file, link, body: '', excerpt: caption, status: 'inherit', creator: '' }
    return toItem({ type: 'attachment', id, ...post, date: createdAt, rest })
  }

  readonly foot = '</channel>\n</rss>\n'

  #body = (html: string) => withWholeAddresses(html, this.#site.publicUrl)
}
