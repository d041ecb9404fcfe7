import type { ArticleAttributes, Entries, Entry, TopicAttributes } from '@consoeurs/contract'
import { Link } from 'react-router'
import { blogText } from '../../text/blog.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { categoryHref } from './article-href.ts'
import { ArticleTile } from './article-tile.tsx'
import '../../styles/page-blog.css'

/** All, then each category: where she is stands out. */
export function Categories({ categories, current }: { categories: Entry<TopicAttributes>[]; current: string | null }) {
  const links = [
    { to: '/blog', label: blogText.all, on: current === null },
    ...categories.map(({ attributes: { slug, name } }) => ({
      to: categoryHref(slug),
      label: name,
      on: current === slug,
    })),
  ]
  return (
    <nav className="chips scroll" aria-label={blogText.categories}>
      {links.map(({ to, label, on }) => (
        <Link
          key={to}
          to={to}
          className={classNames('chip', on && 'on')}
          aria-current={on ? 'page' : undefined}
          prefetch="intent"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

interface ArticleListProps {
  articles: Entries<ArticleAttributes>
  /** Where its pages are: « /blog/cat/rencontres ». */
  address: string
  q?: string
}

/** A page of articles, newest first. On the first, the newest leads. */
export function ArticleList({ articles: { data, meta }, address, q = '' }: ArticleListProps) {
  const { page, pageCount } = meta.pagination
  if (data.length === 0) return <EmptyState {...(q === '' ? blogText.empty : blogText.nothingFound)} />
  const [first, ...rest] = data
  const leads = page === 1 && q === '' && data.length > 1
  const to = (number: number) => {
    const query = new URLSearchParams({ ...(q !== '' && { q }), ...(number > 1 && { page: `${number}` }) }).toString()
    return query === '' ? address : `${address}?${query}`
  }
  return (
    <>
      <div className="bl">
        {leads && first ? <ArticleTile article={first} lead /> : null}
        {(leads ? rest : data).map((article) => (
          <ArticleTile key={article.id} article={article} />
        ))}
      </div>
      {pageCount > 1 ? (
        <nav className="row between bl-pages" aria-label={blogText.pages}>
          {page > 1 ? (
            <Link className="btn quiet" rel="prev" to={to(page - 1)}>
              {blogText.newer}
            </Link>
          ) : (
            <span />
          )}
          <span className="meta">{blogText.pageOf(page, pageCount)}</span>
          {page < pageCount ? (
            <Link className="btn quiet" rel="next" to={to(page + 1)}>
              {blogText.older}
            </Link>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </>
  )
}
