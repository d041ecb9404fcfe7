import { type ArticleAttributes, type Entry, readingTime } from '@consoeurs/contract'
import type { PictureSource } from '../../../ui/picture.tsx'
import { articleHref } from './article-href.ts'
import { coverOf } from './cover-of.ts'

export interface AsideArticle {
  to: string
  title: string
  time: string
  picture: PictureSource | null
}

/** Built in the loader, to keep this code out of the client bundle. */
export const asideArticles = (articles: Entry<ArticleAttributes>[]): AsideArticle[] =>
  articles.map((article) => ({
    to: articleHref(article),
    title: article.attributes.title,
    time: readingTime(article.attributes.readingMinutes),
    picture: coverOf(article.attributes.cover),
  }))
