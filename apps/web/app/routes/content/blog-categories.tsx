import { loadPage, pageApi } from '../../api/page-api.ts'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import { articlesApi, categoryHref, FeedLink, TopicList } from '../../features/publishing/articles/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/blog-categories'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => ({ topics: (await articlesApi(pageApi(context)).topics('categories')).data }))
}

export default function BlogCategories({ loaderData: { topics } }: Route.ComponentProps) {
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleInJournal(blogText.categories)}
        description={blogText.categoriesLead}
        preview={{ kicker: blogText.title, title: blogText.categories }}
      />
      <FeedLink />
      <PageHead title={blogText.categories} lead={blogText.categoriesLead} />
      <TopicList topics={topics} hrefOf={categoryHref} />
    </ModulePage>
  )
}
