import { loadPage, pageApi } from '../../api/page-api.ts'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import { ArticleList, Categories, FeedLink, loadTopic, tagHref } from '../../features/publishing/articles/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { checkParams, isSlug } from '../../navigation/route-checks.ts'
import { PageMeta } from '../../page/page-meta.tsx'
import { breadcrumbs, StructuredData } from '../../page/structured-data.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/blog-tag'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export const loader = checkParams({ tag: isSlug }, ({ request, context, params }: Route.LoaderArgs) => {
  return loadPage(request, () => loadTopic(pageApi(context), request, 'tags', params.tag))
})

export default function BlogTag({ loaderData: { topic, page, articles, categories } }: Route.ComponentProps) {
  const { name, slug, description } = topic
  const title = blogText.aboutTag(name)
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleOf(title, page)}
        description={blogText.descriptionOf(description || blogText.aboutTagLead(name), page)}
        page={page}
        preview={{ kicker: blogText.title, title }}
      />
      <FeedLink />
      <StructuredData
        tell={(site) => [
          breadcrumbs(site, [
            { name: blogText.title, path: '/blog' },
            { name: blogText.tags, path: '/blog/tag' },
            { name: title, path: tagHref(slug) },
          ]),
        ]}
      />
      <PageHead title={title} lead={description} />
      <div className="gutter">
        <Categories categories={categories} current={''} />
        <ArticleList articles={articles} address={tagHref(slug)} />
      </div>
    </ModulePage>
  )
}
