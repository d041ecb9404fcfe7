import { type ArticleAttributes, type Entry, readingTime } from '@consoeurs/contract'
import { Link } from '../../../navigation/link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/picture.tsx'
import { articleHref } from './article-href.ts'
import styles from './article-list.module.css'
import articlesStyles from './articles.module.css'
import { coverOf } from './cover-of.ts'

/** The lead story is larger, and its picture loads first. */
export function ArticleTile({ article, lead = false }: { article: Entry<ArticleAttributes>; lead?: boolean }) {
  const { title, excerpt, readingMinutes, cover, author, category } = article.attributes
  const picture = coverOf(cover)
  const signed = author?.data?.attributes.name
  const Title = lead ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.tile, lead && styles.leadTile)} data-hook="article-tile">
      <Link to={articleHref(article)} prefetch="intent">
        {picture === null ? null : (
          <Picture
            picture={{ ...picture, alt: '' }}
            className={styles.cover}
            sizes={lead ? '(min-width: 900px) 640px, 100vw' : '(min-width: 900px) 280px, 112px'}
            ratio={lead ? 16 / 11 : 13 / 10}
            priority={lead}
          />
        )}
        <span className={styles.tileText}>
          {category?.data ? (
            <span className={`tag ${articlesStyles.accent}`}>{category.data.attributes.name}</span>
          ) : null}
          <Title className={classNames('display', lead ? 'heading-1' : 'heading-4')}>{title}</Title>
          {lead ? <span className="soft">{excerpt}</span> : null}
          <span className="meta">
            {lead && signed ? `${signed}, ${readingTime(readingMinutes)}` : readingTime(readingMinutes)}
          </span>
        </span>
      </Link>
    </article>
  )
}
