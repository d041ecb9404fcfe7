import { loadPage, pageApi } from '../../api/page-api.ts'
import { NewsletterOffer } from '../../features/operations/newsletter/public.ts'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import { ArticleList, Categories, FeedLink, loadTopic } from '../../features/publishing/articles/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { breadcrumbs, StructuredData } from '../../page/structured-data.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/blog-category'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export const loader = checkParams({ category: isSlug }, ({ request, context, params }: Route.LoaderArgs) => {
  return loadPage(request, () => loadTopic(pageApi(context), request, 'categories', params.category))
})

export default function BlogCategory({ loaderData: { topic, page, articles, categories } }: Route.ComponentProps) {
  const { name, slug, description } = topic
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleOf(name, page)}
        description={blogText.descriptionOf(description || blogText.aboutCategory(name), page)}
        page={page}
        preview={{ kicker: blogText.title, title: name }}
      />
      <FeedLink />
      <StructuredData
        tell={(site) => [
          breadcrumbs(site, [
            { name: blogText.title, path: '/blog' },
            { name: blogText.categories, path: '/blog/cat' },
            { name, path: `/blog/cat/${slug}` },
          ]),
        ]}
      />
      <PageHead title={name} lead={description} />
      <div className="gutter">
        <Categories categories={categories} current={slug} />
        <ArticleList articles={articles} address={`/blog/cat/${slug}`} />
        <NewsletterOffer current={slug} />
      </div>
    </ModulePage>
  )
}
