import type { ArticleAttributes, Entry } from '@consoeurs/contract'
import { Feed } from 'feed'
import { parseRssFeed } from 'feedsmith'
import { describe, expect, it } from 'vitest'
import { articleItem, withAbsoluteAddresses } from './article-feed.ts'

const publicUrl = 'https://site.test'
const site = { publicUrl, brandName: 'Consœurs' }
const format = { url: '/files/a-large.webp', width: 1280, height: 800, ext: '.webp', mime: 'image/webp' }

const attributes = {
  slug: 'trois-pots',
  title: 'Trois pots & un <rebord>',
  excerpt: 'Du soleil < de la pluie',
  body: '<p>Voir <a href="/blog/cat/ete">ici</a> ]]&gt;</p>',
  publishedAt: '2026-05-01T08:00:00.000Z',
  category: { data: { id: 1, attributes: { slug: 'ete', name: 'Été', description: '' } } },
} as ArticleAttributes
const cover = {
  data: { id: 2, attributes: { alternativeText: 'Trois pots "bleus" & un chat', formats: { large: format } } },
} as NonNullable<ArticleAttributes['cover']>

/** The item of a feed with this article alone, as a feed reader reads it. */
function itemOf(more: Partial<ArticleAttributes> = {}) {
  const article: Entry<ArticleAttributes> = { id: 7, attributes: { ...attributes, ...more } }
  const feed = new Feed({ title: 'Journal', id: publicUrl, link: publicUrl, copyright: '' })
  feed.addItem(articleItem(article, site))
  return parseRssFeed(feed.rss2()).items?.[0]
}

describe('an article in the feed', () => {
  it('has its whole text, its author and its cover, with absolute addresses', () => {
    const author = { data: { id: 3, attributes: { username: 'odile', name: 'Odile & Cie', avatar: null } } }
    expect(itemOf({ author, cover })).toEqual({
      title: 'Trois pots & un <rebord>',
      link: 'https://site.test/blog/7-trois-pots',
      guid: { value: 'https://site.test/blog/7', isPermaLink: false },
      description: 'Du soleil &lt; de la pluie',
      categories: [{ name: 'Été' }],
      pubDate: 'Fri, 01 May 2026 08:00:00 GMT',
      content: { encoded: '<p>Voir <a href="https://site.test/blog/cat/ete">ici</a> ]]&gt;</p>' },
      dc: { creators: ['Odile & Cie'] },
      media: {
        contents: [
          {
            ...{ url: 'https://site.test/files/a-large.webp', type: 'image/webp', medium: 'image' },
            ...{ width: 1280, height: 800, description: { value: 'Trois pots "bleus" & un chat' } },
          },
        ],
      },
    })
  })

  it('is signed by the editors where its author is not public, and may lack text and cover', () => {
    const item = itemOf({ author: { data: null }, body: '' })
    expect(item?.dc).toEqual({ creators: ['La rédaction de Consœurs'] })
    expect([item?.content, item?.media]).toEqual([undefined, undefined])
  })
})

it('addresses of links, chapters and pictures become absolute, others and text stay', () => {
  const html = [
    '<p><a href="/l/charte">a</a> <a href="#fin">b</a> <a href="https://ailleurs.test/">c</a>',
    '<a href="//ailleurs.test/">d</a> <a href="mailto:a@b.test">e</a> href="/x"</p>',
    '<img src="/files/a.webp" alt="un" />',
  ].join('')
  expect(withAbsoluteAddresses(html, { page: `${publicUrl}/blog/7-x`, publicUrl })).toBe(
    [
      '<p><a href="https://site.test/l/charte">a</a> <a href="https://site.test/blog/7-x#fin">b</a> <a href="https://ailleurs.test/">c</a>',
      '<a href="//ailleurs.test/">d</a> <a href="mailto:a@b.test">e</a> href="/x"</p>',
      '<img src="https://site.test/files/a.webp" alt="un" />',
    ].join(''),
  )
})
