import { type ArticleAttributes, type Entry, readingTime } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePublicSettings } from '../../public-settings.ts'
import { blogText } from '../../text/blog.ts'
import { day } from '../../text/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Prose } from '../../ui/prose.tsx'
import { ArticleButtons } from './article-buttons.tsx'
import { articleHref, categoryHref, tagHref } from './article-href.ts'
import { ArticleTile } from './article-tile.tsx'
import { coverOf } from './cover-of.ts'
import { tableOfContents } from './table-of-contents.ts'
import '../../styles/page-blog.css'
import '../../styles/print-article.css'

/** Fewer chapters than this are in sight anyway. */
const CHAPTERS = 3

function Byline({ article, brandName }: { article: ArticleAttributes; brandName: string }) {
  const { author, publishedAt, readingMinutes } = article
  const signed = author?.data?.attributes
  const name = signed?.name ?? blogText.house(brandName)
  return (
    <div className="row ar-by">
      <Avatar src={signed?.avatar ?? null} name={name} size="sm" />
      <span className="small">
        {signed && signed.username !== '' ? (
          <Link className="b" to={`/p/${signed.username}`}>
            {name}
          </Link>
        ) : (
          <b className="b">{name}</b>
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
    <details className="ar-toc">
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

/** On paper alone: where it was read. */
function PrintedFrom({ path, brandName }: { path: string; brandName: string }) {
  const settings = usePublicSettings()
  return settings === undefined ? null : <p className="ar-from">{`${brandName}, ${settings.publicUrl}${path}`}</p>
}

interface ArticleViewProps {
  article: Entry<ArticleAttributes>
  brandName: string
  /** What is said to it, below its words. */
  children?: ReactNode
}

/** An article, as one reads it. */
export function ArticleView({ article, brandName, children }: ArticleViewProps) {
  const { title, excerpt, body, cover, category, tags, related } = article.attributes
  const picture = coverOf(cover)
  const next = related?.data ?? []
  return (
    <>
      <article className="ar">
        <header className="pad">
          <nav className="ar-crumbs" aria-label={blogText.crumbs}>
            <Link className="tag soft" to="/blog">
              {blogText.title}
            </Link>
            {category?.data ? (
              <Link className="tag accent" to={categoryHref(category.data.attributes.slug)}>
                {category.data.attributes.name}
              </Link>
            ) : null}
          </nav>
          <h1 className="d h1">{title}</h1>
          <p className="lead soft">{excerpt}</p>
          <Byline article={article.attributes} brandName={brandName} />
        </header>
        {picture === null ? null : (
          <figure>
            <Picture
              picture={picture}
              className="cover-img"
              ratio={16 / 10}
              sizes="(min-width: 900px) 640px, 100vw"
              priority
            />
          </figure>
        )}
        <div className="pad">
          <Contents html={body} />
          <Prose html={body} dropCap />
          <PrintedFrom path={articleHref(article)} brandName={brandName} />
          <footer className="ar-foot">
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
        <section className="pad ar-next" aria-labelledby="a-lire-ensuite">
          <h2 className="d h3" id="a-lire-ensuite">
            {blogText.next}
          </h2>
          <div className="bl">
            {next.map((other) => (
              <ArticleTile key={other.id} article={other} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}
