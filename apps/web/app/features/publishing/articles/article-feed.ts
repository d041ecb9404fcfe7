import type { ArticleAttributes, Entry } from '@consoeurs/contract'
import type { Item } from 'feed'
// Imported without components, which a feed does not need.
import { articleHref, articleIdPath } from './article-href.ts'
import { blogText } from './blog.text.ts'

export interface FeedSite {
  /** Origin without a trailing slash. */
  publicUrl: string
  brandName: string
}

/** Declared where they are used, because the feed's root element only declares some namespaces. */
const namespaces = {
  dc: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
  media: { 'xmlns:media': 'http://search.yahoo.com/mrss/' },
}

/** RSS 2.0 descriptions are parsed as HTML. */
const asHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Makes the addresses of links and pictures absolute, because a feed reader shows the text on another site.
 * @param html as the API cleaned it: attributes in double quotes, no « > » within them
 */
export function withAbsoluteAddresses(html: string, { page, publicUrl }: { page: string; publicUrl: string }): string {
  return html.replaceAll(/<(?:a|img)\b[^>]*>/g, (tag) =>
    tag
      .replace(/ (href|src)="(\/(?!\/)[^"]*)"/, ` $1="${publicUrl}$2"`)
      .replace(/ href="(#[^"]*)"/, ` href="${page}$1"`),
  )
}

type Extensions = NonNullable<Item['extensions']>

function creator({ author }: ArticleAttributes, { brandName }: FeedSite): Extensions[number] {
  const name = author?.data?.attributes.name ?? blogText.house(brandName)
  return { name: 'dc:creator', objects: { _attributes: namespaces.dc, _text: name } }
}

/** Media RSS, whose pictures need no size in bytes, unlike an enclosure. */
function coverPicture({ cover }: ArticleAttributes, { publicUrl }: FeedSite): Extensions {
  const attributes = cover?.data?.attributes
  if (attributes === undefined) return []
  const { url, width, height, mime } = attributes.formats.large
  const described =
    attributes.alternativeText === '' ? {} : { 'media:description': { _text: attributes.alternativeText } }
  return [
    {
      name: 'media:content',
      objects: {
        _attributes: { ...namespaces.media, url: publicUrl + url, medium: 'image', type: mime, width, height },
        ...described,
      },
    },
  ]
}

/** An article with its whole text, its author and its cover. */
export function articleItem(article: Entry<ArticleAttributes>, site: FeedSite): Item {
  const { title, excerpt, body, publishedAt, category } = article.attributes
  const link = site.publicUrl + articleHref(article)
  return {
    title,
    id: site.publicUrl + articleIdPath(article),
    link,
    description: asHtml(excerpt),
    content: withAbsoluteAddresses(body, { page: link, publicUrl: site.publicUrl }),
    date: new Date(publishedAt),
    ...(category?.data && { category: [{ name: category.data.attributes.name }] }),
    extensions: [creator(article.attributes, site), ...coverPicture(article.attributes, site)],
  }
}
