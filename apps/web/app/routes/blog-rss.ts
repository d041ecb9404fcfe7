import { loadBrand } from '@consoeurs/brand'
import { Feed } from 'feed'
import { loadPage, pageApi } from '../api/page-api.ts'
import { requestContext } from '../context.ts'
// Its component-free half: a feed draws nothing.
import { articleHref } from '../features/articles/article-href.ts'
import { articlesApi } from '../features/articles/articles.api.ts'
import { blogText } from '../text/blog.ts'
import type { Route } from './+types/blog-rss'

const LATEST = 20

/** Readers of feeds take a description for HTML (RSS 2.0), and an excerpt is words alone. */
const asHtml = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The journal’s newest articles for readers of feeds (RSS 2.0). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { brandCode, publicSettings } = context.get(requestContext)
  const { publicUrl } = publicSettings
  const { name } = await loadBrand(brandCode)
  const { data } = await loadPage(request, () => articlesApi(pageApi(context)).list({ size: LATEST }))
  const [newest] = data
  const feed = new Feed({
    title: `${blogText.title} – ${name}`,
    description: blogText.description,
    id: `${publicUrl}/blog`,
    link: `${publicUrl}/blog`,
    language: 'fr',
    copyright: name,
    generator: false,
    feedLinks: { rss: `${publicUrl}/blog/rss.xml` },
    ...(newest && { updated: new Date(newest.attributes.publishedAt) }),
  })
  for (const article of data) {
    const { title, excerpt, publishedAt, category } = article.attributes
    const link = publicUrl + articleHref(article)
    feed.addItem({
      title,
      id: link,
      link,
      description: asHtml(excerpt),
      date: new Date(publishedAt),
      ...(category?.data && { category: [{ name: category.data.attributes.name }] }),
    })
  }
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
