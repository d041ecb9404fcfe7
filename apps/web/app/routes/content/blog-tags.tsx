import { loadPage, pageApi } from '../../api/page-api.ts'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import { articlesApi, FeedLink, TopicList, tagHref } from '../../features/publishing/articles/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/blog-tags'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, async () => ({ topics: (await articlesApi(pageApi(context)).topics('tags')).data }))
}

export default function BlogTags({ loaderData: { topics } }: Route.ComponentProps) {
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleInJournal(blogText.tags)}
        description={blogText.tagsLead}
        preview={{ kicker: blogText.title, title: blogText.tags }}
      />
      <FeedLink />
      <PageHead title={blogText.tags} lead={blogText.tagsLead} />
      <TopicList topics={topics} hrefOf={tagHref} />
    </ModulePage>
  )
}
