import { loadPage, pageApi } from '../../api/page-api.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { NewsletterOffer } from '../../features/operations/newsletter/public.ts'
import styles from '../../features/publishing/articles/article-list.module.css'
import { blogText } from '../../features/publishing/articles/blog.text.ts'
import { ArticleList, Categories, FeedLink, loadArticles } from '../../features/publishing/articles/public.ts'
import { ModulePage } from '../../layouts/module-page.tsx'
import { PageMeta } from '../../page/page-meta.tsx'
import type { RouteHandle } from '../../reader-page.ts'
import { SearchForm } from '../../ui/forms/search-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Route } from './+types/blog'

export { RouteError as ErrorBoundary } from '../../errors/route-error.tsx'

export const handle: RouteHandle = { reader: true, measured: true }

export function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(request, () => loadArticles(pageApi(context), request))
}

export default function Blog({ loaderData: { q, page, articles, categories } }: Route.ComponentProps) {
  const { text } = useBrand()
  return (
    <ModulePage wide>
      <PageMeta
        title={blogText.titleOf(blogText.title, page)}
        description={blogText.descriptionOf(text.descriptions.journal, page)}
        page={page}
        preview={{ title: blogText.title }}
        hidden={q !== ''}
      />
      <FeedLink />
      <PageHead title={q === '' ? blogText.title : blogText.foundFor(q)} />
      <div className={`gutter ${styles.page}`}>
        <SearchForm
          action="/blog"
          q={q}
          label={blogText.search}
          hint={blogText.searchHint}
          button={blogText.searchButton}
        />
        <Categories categories={categories} current={null} />
        <ArticleList articles={articles} address="/blog" q={q} />
        <NewsletterOffer current={null} />
      </div>
    </ModulePage>
  )
}
