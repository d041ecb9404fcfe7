import type { ArticleAttributes, Entries, Entry, TopicAttributes } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { categoryHref } from './article-href.ts'
import styles from './article-list.module.css'
import { ArticleTile } from './article-tile.tsx'
import { blogText } from './blog.text.ts'

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
          className={classNames('chip', on && 'selected')}
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
  /** Base path of the list: « /blog/cat/rencontres ». */
  address: string
  q?: string
}

/** The first page begins with a larger lead story. */
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
      <div className={styles.list}>
        {leads && first ? <ArticleTile article={first} lead /> : null}
        {(leads ? rest : data).map((article) => (
          <ArticleTile key={article.id} article={article} />
        ))}
      </div>
      {pageCount > 1 ? (
        <nav className={`row between ${styles.pages}`} aria-label={blogText.pages}>
          {page > 1 ? (
            <Link className="button quiet" rel="prev" to={to(page - 1)}>
              {blogText.newer}
            </Link>
          ) : (
            <span />
          )}
          <span className="meta">{blogText.pageOf(page, pageCount)}</span>
          {page < pageCount ? (
            <Link className="button quiet" rel="next" to={to(page + 1)}>
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
