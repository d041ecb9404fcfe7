import { pageAddress } from '../api/page-address.ts'
import { loadPage, pageApi } from '../api/page-api.ts'
import { useBrand } from '../brand/brand-context.tsx'
import { requestContext } from '../context.ts'
import { ArticleJoin } from '../features/articles/article-join.tsx'
import { ArticleTalk } from '../features/articles/article-talk.tsx'
import {
  ArticleView,
  articleHref,
  articlePreview,
  articlesApi,
  FeedLink,
  readArticlePath,
  structuredArticle,
} from '../features/articles/public.ts'
import { commentsApi } from '../features/comments/comments.api.ts'
import { postComment } from '../features/comments/post-comment.ts'
import { useSeen } from '../features/history/public.ts'
import { JoinPrompt } from '../features/shares/join-prompt.tsx'
import { ModulePage } from '../layouts/module-page.tsx'
import { redirectTo } from '../navigation/redirect-to.ts'
import { checked, isIdAndSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { StructuredData } from '../structured-data.tsx'
import { blogText } from '../text/blog.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import type { Route } from './+types/blog-article'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, ready: true, measured: true }

export const loader = checked({ 'id-slug': isIdAndSlug }, ({ request, context, params }: Route.LoaderArgs) => {
  const api = pageApi(context)
  const { viewer } = context.get(requestContext)
  const { searchParams, search } = pageAddress(request)
  return loadPage(request, async () => {
    const asked = readArticlePath(params['id-slug'])
    const { data: article } = await articlesApi(api).get(asked.id)
    // A slug that changed, or was mistyped, leads on to the article (product §3).
    if (asked.slug !== article.attributes.slug) throw redirectTo(articleHref(article) + search, { status: 301 })
    if (viewer === null) return { article, talk: null, comments: undefined }
    // Their place in the page is named by whoever leads to them, and by a page without scripts.
    const commented = searchParams.has('commentaires') && ({ target: 'articles', targetId: article.id } as const)
    const [talk, comments] = await Promise.all([
      articlesApi(api).talk(article.id),
      commented ? commentsApi(api).list(commented) : undefined,
    ])
    return { article, talk, comments }
  })
})

/** A comment without scripts. */
export const action = checked({ 'id-slug': isIdAndSlug }, async ({ request, context, params }: Route.ActionArgs) => {
  const client = pageApi(context)
  const form = await request.formData()
  const find = async () => {
    const { data: article } = await loadPage(request, () =>
      articlesApi(client).get(readArticlePath(params['id-slug']).id),
    )
    const commented = { target: 'articles' as const, targetId: article.id }
    return { commented, href: `${articleHref(article)}?commentaires` }
  }
  return postComment({ form, request, client, find })
})

export default function BlogArticle({ loaderData: { article, talk, comments }, actionData }: Route.ComponentProps) {
  const { name } = useBrand()
  const viewer = useViewer()
  const { slug, title, excerpt, cover, seoTitle, seoDescription, commentCount } = article.attributes
  const href = articleHref(article)
  const avatar = cover?.data?.attributes.formats.thumbnail.url ?? null
  useSeen('articles', { path: href, slug, name: title, avatar })
  return (
    <ModulePage aside={viewer === null ? <JoinPrompt title={blogText.join} /> : null}>
      <PageMeta
        title={seoTitle || title}
        description={seoDescription || excerpt}
        type="article"
        preview={articlePreview(article)}
      />
      <FeedLink />
      <StructuredData tell={(site) => structuredArticle(article, site)} />
      <ArticleView article={article} brandName={name}>
        {viewer === null || talk === null ? (
          <ArticleJoin commentCount={commentCount} href={href} />
        ) : (
          <ArticleTalk
            key={article.id}
            articleId={article.id}
            href={href}
            viewerId={viewer.id}
            talk={talk}
            comments={comments}
            refused={actionData?.comment}
          />
        )}
      </ArticleView>
    </ModulePage>
  )
}
