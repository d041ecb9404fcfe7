import { loadBrand } from '@consoeurs/brand'
import { Feed } from 'feed'
import { loadPage, pageApi } from '../../api/page-api.ts'
import { requestContext } from '../../context.ts'
// Imported without components, which a feed does not need.
import { articleItem } from '../../features/publishing/articles/article-feed.ts'
import { articlesApi } from '../../features/publishing/articles/articles.api.ts'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import type { Route } from './+types/blog-rss'

const LATEST = 20

export async function loader({ request, context }: Route.LoaderArgs) {
  const { brandCode, publicSettings } = context.get(requestContext)
  const { publicUrl } = publicSettings
  const { name, text } = await loadBrand(brandCode)
  const { data } = await loadPage(request, () => articlesApi(pageApi(context)).forFeed(LATEST))
  const [newest] = data
  const feed = new Feed({
    title: `${blogText.title} – ${name}`,
    description: text.descriptions.journal,
    id: `${publicUrl}/blog`,
    link: `${publicUrl}/blog`,
    language: 'fr',
    copyright: name,
    generator: false,
    feedLinks: { rss: `${publicUrl}/blog/rss.xml` },
    ...(newest && { updated: new Date(newest.attributes.publishedAt) }),
  })
  for (const article of data) feed.addItem(articleItem(article, { publicUrl, brandName: name }))
  return new Response(feed.rss2(), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
