import type { ArticleAttributes, Entry } from '@consoeurs/contract'
import type { Thing } from 'schema-dts'
import { breadcrumbs, publisher, type Site } from '../../structured-data.tsx'
import { blogText } from '../../text/blog.ts'
import { articleHref, categoryHref } from './article-href.ts'

/** An article and the way to it, as search engines read them: schema.org Article and BreadcrumbList. */
export function structuredArticle(article: Entry<ArticleAttributes>, site: Site): Thing[] {
  const { title, excerpt, publishedAt, updatedAt, author, category, cover } = article.attributes
  const path = articleHref(article)
  const signed = author?.data?.attributes
  const topic = category?.data?.attributes
  return [
    {
      '@type': 'Article',
      headline: title,
      description: excerpt,
      datePublished: publishedAt,
      dateModified: updatedAt,
      mainEntityOfPage: site.origin + path,
      inLanguage: 'fr',
      author:
        signed === undefined
          ? publisher(site)
          : {
              '@type': 'Person',
              name: signed.name,
              ...(signed.username && { url: `${site.origin}/p/${signed.username}` }),
            },
      publisher: publisher(site),
      ...(topic && { articleSection: topic.name }),
      ...(cover?.data && { image: site.origin + cover.data.attributes.formats.large.url }),
    },
    breadcrumbs(site, [
      { name: blogText.title, path: '/blog' },
      ...(topic ? [{ name: topic.name, path: categoryHref(topic.slug) }] : []),
      { name: title, path },
    ]),
  ]
}
