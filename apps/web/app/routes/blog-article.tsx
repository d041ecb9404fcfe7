import { data, redirect } from 'react-router'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import {
  ArticleView,
  articleHref,
  articlesApi,
  FeedLink,
  readArticlePath,
  structuredArticle,
} from '../features/articles/public.ts'
import { JoinPrompt } from '../features/shares/join-prompt.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { StructuredData } from '../structured-data.tsx'
import { blogText } from '../text/blog.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/blog-article'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true }

export function loader({ request, context, params }: Route.LoaderArgs) {
  return loadPage(request, async () => {
    const asked = readArticlePath(params.article)
    if (asked === null) throw data(null, { status: 404 })
    const { data: article } = await articlesApi(pageApi(context)).get(asked.id)
    // A slug that changed, or was mistyped, leads on to the article (product §3).
    if (asked.slug !== article.attributes.slug) throw redirect(articleHref(article), 301)
    return { article }
  })
}

export default function BlogArticle({ loaderData: { article } }: Route.ComponentProps) {
  const { name } = useBrand()
  const signedIn = useViewer() !== null
  const { title, excerpt, seoTitle, seoDescription, cover, category } = article.attributes
  const picture = cover?.data?.attributes.formats.large.url
  return (
    <ModulePage aside={signedIn ? null : <JoinPrompt title={blogText.join} />}>
      <PageMeta
        title={seoTitle || title}
        description={seoDescription || excerpt}
        type="article"
        preview={{ kicker: category?.data?.attributes.name ?? blogText.title, title, ...(picture && { picture }) }}
      />
      <FeedLink />
      <StructuredData tell={(site) => structuredArticle(article, site)} />
      <ArticleView article={article} brandName={name} />
    </ModulePage>
  )
}
