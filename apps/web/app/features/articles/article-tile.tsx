import { type ArticleAttributes, type Entry, readingTime } from '@consoeurs/contract'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/picture.tsx'
import { articleHref } from './article-href.ts'
import { coverOf } from './cover-of.ts'

/** An article among others; the lead story is larger, says more, and its picture comes first. */
export function ArticleTile({ article, lead = false }: { article: Entry<ArticleAttributes>; lead?: boolean }) {
  const { title, excerpt, readingMinutes, cover, author, category } = article.attributes
  const picture = coverOf(cover)
  const signed = author?.data?.attributes.name
  const Title = lead ? 'h2' : 'h3'
  return (
    <article className={classNames('ba', lead && 'lead-a')}>
      <Link to={articleHref(article)} prefetch="intent">
        {picture === null ? null : (
          <Picture
            picture={{ ...picture, alt: '' }}
            className="cv"
            sizes={lead ? '(min-width: 900px) 640px, 100vw' : '(min-width: 900px) 280px, 112px'}
            ratio={lead ? 16 / 11 : 13 / 10}
            priority={lead}
          />
        )}
        <span className="bt">
          {category?.data ? <span className="tag accent">{category.data.attributes.name}</span> : null}
          <Title className={classNames('d', lead ? 'h1' : 'h4')}>{title}</Title>
          {lead ? <span className="soft">{excerpt}</span> : null}
          <span className="meta">
            {lead && signed ? `${signed}, ` : null}
            {readingTime(readingMinutes)}
          </span>
        </span>
      </Link>
    </article>
  )
}
