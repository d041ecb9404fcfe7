import { type ArticleAttributes, type Entry, readingTime } from '@consoeurs/contract'
import type { PictureSource } from '../../ui/picture.tsx'
import { articleHref } from './article-href.ts'
import { coverOf } from './cover-of.ts'

/** An article as a page beside names it. */
export interface ArticleBeside {
  to: string
  title: string
  time: string
  picture: PictureSource | null
}

/** Made where the page is loaded: scripts need not know how. */
export const articlesBeside = (articles: Entry<ArticleAttributes>[]): ArticleBeside[] =>
  articles.map((article) => ({
    to: articleHref(article),
    title: article.attributes.title,
    time: readingTime(article.attributes.readingMinutes),
    picture: coverOf(article.attributes.cover),
  }))
