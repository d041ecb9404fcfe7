import { type ArticleAttributes, type Entry, readingTime } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Link } from '../../../navigation/link.tsx'
import { usePublicSettings } from '../../../public-settings.ts'
import { day } from '../../../text/dates.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { ArticleButtons } from './article-buttons.tsx'
import { articleHref, categoryHref, tagHref } from './article-href.ts'
import articleListStyles from './article-list.module.css'
import { ArticleTile } from './article-tile.tsx'
import styles from './articles.module.css'
import { blogText } from './blog.text.ts'
import { coverOf } from './cover-of.ts'
import { tableOfContents } from './table-of-contents.ts'

/** With fewer chapters than this, there is no table of contents. */
const CHAPTERS = 3

function Byline({ article, brandName }: { article: ArticleAttributes; brandName: string }) {
  const { author, publishedAt, readingMinutes } = article
  const signed = author?.data?.attributes
  const name = signed?.name ?? blogText.house(brandName)
  return (
    <div className={`row ${styles.byline}`}>
      <Avatar src={signed?.avatar ?? null} name={name} size="sm" />
      <span className="small">
        {signed && signed.username !== '' ? (
          <Link className="bold" to={`/p/${signed.username}`}>
            {name}
          </Link>
        ) : (
          <b className="bold">{name}</b>
        )}
        <br />
        <span className="soft">
          <time dateTime={publishedAt} suppressHydrationWarning>
            {day(new Date(publishedAt), { now: new Date() })}
          </time>
          {`, ${readingTime(readingMinutes)}`}
        </span>
      </span>
    </div>
  )
}

function Contents({ html }: { html: string }) {
  const chapters = tableOfContents(html)
  if (chapters.length < CHAPTERS) return null
  return (
    <details className={styles.tableOfContents} data-hook="table-of-contents">
      <summary>{blogText.contents}</summary>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** Printed only: where the article was read. */
function PrintedFrom({ path, brandName }: { path: string; brandName: string }) {
  const settings = usePublicSettings()
  return settings === undefined ? null : <p className={styles.source}>{`${brandName}, ${settings.publicUrl}${path}`}</p>
}

interface ArticleViewProps {
  article: Entry<ArticleAttributes>
  brandName: string
  /** Reactions and comments. */
  children?: ReactNode
}

export function ArticleView({ article, brandName, children }: ArticleViewProps) {
  const { title, excerpt, body, cover, category, tags, related } = article.attributes
  const picture = coverOf(cover)
  const next = related?.data ?? []
  return (
    <>
      <article className={styles.article}>
        <header className="gutter">
          <nav className={styles.crumbs} aria-label={blogText.crumbs}>
            <Link className="tag soft" to="/blog">
              {blogText.title}
            </Link>
            {category?.data ? (
              <Link className={`tag ${styles.accent}`} to={categoryHref(category.data.attributes.slug)}>
                {category.data.attributes.name}
              </Link>
            ) : null}
          </nav>
          <h1 className="display heading-1">{title}</h1>
          <p className="lead soft">{excerpt}</p>
          <Byline article={article.attributes} brandName={brandName} />
        </header>
        {picture === null ? null : (
          <figure>
            <Picture
              picture={picture}
              className={styles.coverImage}
              ratio={16 / 10}
              sizes="(min-width: 900px) 640px, 100vw"
              priority
            />
          </figure>
        )}
        <div className="gutter">
          <Contents html={body} />
          <Prose html={body} dropCap />
          <PrintedFrom path={articleHref(article)} brandName={brandName} />
          <footer className={styles.foot}>
            {tags === undefined || tags.data.length === 0 ? null : (
              <ul className="chips" aria-label={blogText.tags}>
                {tags.data.map(({ id, attributes }) => (
                  <li key={id}>
                    <Link className="chip" to={tagHref(attributes.slug)}>
                      {attributes.name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <ArticleButtons href={articleHref(article)} title={title} />
          </footer>
        </div>
      </article>
      {children}
      {next.length === 0 ? null : (
        <section
          className={`gutter ${articleListStyles.arNext}`}
          data-hook="next-article"
          aria-labelledby="a-lire-ensuite"
        >
          <h2 className="display heading-3" id="a-lire-ensuite">
            {blogText.next}
          </h2>
          <div className={articleListStyles.list}>
            {next.map((other) => (
              <ArticleTile key={other.id} article={other} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
