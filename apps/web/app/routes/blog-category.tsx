import { loadPage, pageApi } from '../api/page-api.ts'
import { ArticleList, Categories, FeedLink, loadTopic } from '../features/articles/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { checked, isSlug } from '../navigation/route-checks.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { breadcrumbs, StructuredData } from '../structured-data.tsx'
import { blogText } from '../text/blog.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/blog-category'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export const loader = checked({ category: isSlug }, ({ request, context, params }: Route.LoaderArgs) => {
  return loadPage(request, () => loadTopic(pageApi(context), request, 'categories', params.category))
})

export default function BlogCategory({ loaderData: { topic, page, articles, categories } }: Route.ComponentProps) {
  const { name, slug, description } = topic
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleOf(name, page)}
        description={blogText.descriptionOf(description || blogText.aboutCategory(name), page)}
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
      <div className="pad">
        <Categories categories={categories} current={slug} />
        <ArticleList articles={articles} address={`/blog/cat/${slug}`} />
      </div>
    </ModulePage>
  )
}
