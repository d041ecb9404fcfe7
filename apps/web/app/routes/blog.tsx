import { loadPage, pageApi } from '../api/page-api.ts'
import { ArticleList, Categories, FeedLink, loadArticles } from '../features/articles/public.ts'
import { ModulePage } from '../layouts/module-page.tsx'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { blogText } from '../text/blog.ts'
import { PageHead } from '../ui/page-head.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import type { Route } from './+types/blog'

export { RouteError as ErrorBoundary } from '../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => loadArticles(pageApi(context), request))
}

/** The journal: its newest story first, then the others; a search in its words. */
export default function Blog({ loaderData: { q, page, articles, categories } }: Route.ComponentProps) {
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleOf(blogText.title, page)}
        description={blogText.descriptionOf(blogText.description, page)}
        preview={{ title: blogText.title }}
        hidden={q !== ''}
      />
      <FeedLink />
      <PageHead title={q === '' ? blogText.title : blogText.foundFor(q)} />
      <div className="pad bl-page">
        <SearchForm
          action="/blog"
          q={q}
          label={blogText.search}
          hint={blogText.searchHint}
          button={blogText.searchButton}
        />
        <Categories categories={categories} current={null} />
        <ArticleList articles={articles} address="/blog" q={q} />
      </div>
    </ModulePage>
  )
}
