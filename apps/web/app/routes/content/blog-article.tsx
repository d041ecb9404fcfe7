import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { requestContext } from '../../context.ts'
import {
  ArticleRecipeTools,
  loadArticleRecipes,
  withRecipeAnchors,
} from '../../features/kitchen/article-recipes/public.ts'
import { ArticleJoin } from '../../features/publishing/articles/article-join.tsx'
import { ArticleTalk } from '../../features/publishing/articles/article-talk.tsx'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import {
  ArticleView,
  articleHref,
  articlePreview,
  articlesApi,
  FeedLink,
  readArticlePath,
  structuredArticle,
} from '../../features/publishing/articles/public.ts'
import { commentsApi } from '../../features/publishing/comments/comments.api.ts'
import { postComment } from '../../features/publishing/comments/post-comment.ts'
import { useSeen } from '../../features/publishing/history/public.ts'
import { JoinPrompt } from '../../features/publishing/shares/join-prompt.tsx'
import { ModulePage } from '../../layouts/module-page.tsx'
import { pageAddress } from '../../navigation/page-address.ts'
import { redirectTo } from '../../navigation/redirect-to.ts'
import { checkParams, isIdAndSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { StructuredData } from '../../page/structured-data.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { useViewer } from '../../viewer/viewer-context.tsx'
import type { Route } from './+types/blog-article'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, cached: true, measured: true }

export const loader = checkParams({ 'id-slug': isIdAndSlug }, ({ request, context, params }: Route.LoaderArgs) => {
  const api = pageApi(context)
  const { viewer } = context.get(requestContext)
  const { searchParams, search } = pageAddress(request)
  return loadPage(request, async () => {
    const asked = readArticlePath(params['id-slug'])
    const { data: article } = await articlesApi(api).get(asked.id)
    // A changed or mistyped slug redirects to the article (product §3).
    if (asked.slug !== article.attributes.slug) throw redirectTo(articleHref(article) + search, { status: 301 })
    const { id, attributes } = article
    const recipes = await loadArticleRecipes(api, { id, body: attributes.body, context })
    attributes.body = withRecipeAnchors(attributes.body, { recipes, keeps: viewer !== null })
    if (viewer === null) return { article, recipes: [], talk: null, comments: undefined }
    // Comments load for links that lead to them, and for pages without scripts.
    const commented = searchParams.has('commentaires') && ({ target: 'articles', targetId: article.id } as const)
    const [talk, comments] = await Promise.all([
      articlesApi(api).talk(article.id),
      commented ? commentsApi(api).list(commented) : undefined,
    ])
    return { article, recipes, talk, comments }
  })
})

/** Posts a comment without scripts. */
export const action = checkParams(
  { 'id-slug': isIdAndSlug },
  async ({ request, context, params }: Route.ActionArgs) => {
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
  },
)

export default function BlogArticle({
  loaderData: { article, recipes, talk, comments },
  actionData,
}: Route.ComponentProps) {
  const { name } = useBrand()
  const viewer = useViewer()
  const { slug, title, excerpt, cover, seoTitle, seoDescription, comments: said } = article.attributes
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
      <ArticleRecipeTools recipes={recipes} />
      <ArticleView article={article} brandName={name}>
        {viewer === null || talk === null ? (
          <ArticleJoin commentCount={said?.data?.attributes.count ?? 0} href={href} />
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
