import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { EventOf } from '../../../events.ts'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { articleIsThere } from '../../articles/public.ts'
import { nextToTell } from '../next-to-tell.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind, Post } from './kind.ts'

const { articles, users } = tables

const blog = { section: 'blog', value: 'article' } as const

async function loadArticle(tx: Tx, id: number) {
  const { slug, title, authorId } = articles
  const [article] = await tx
    .select({ slug, title, authorId })
    .from(articles)
    .where(and(eq(articles.id, id), articleIsThere))
  return article ?? null
}

/** Those who come next, and then the ones after them; nobody more once it is taken back. Not her who wrote it. */
async function tellNext(tx: Tx, post: Post, { articleId, after }: EventOf<'article.told'>): Promise<void> {
  const article = await loadArticle(tx, articleId)
  if (article === null) return
  const { slug, title, authorId } = article
  const recipientIds = await nextToTell(tx, { ...blog, after, among: ne(users.id, sql`${authorId ?? 0}::bigint`) })
  for (const recipientId of recipientIds) {
    await post.deliver(tx, {
      ...blog,
      recipientId,
      actorId: null,
      slug,
      path: `/blog/${articleId}-${slug}`,
      groupKey: `blog.article:${articleId}`,
      excerpt: title,
      repeats: false,
    })
  }
  const last = recipientIds.at(-1)
  if (last !== undefined) tx.emit({ type: 'article.told', articleId, after: last })
}

/** What has come out in the journal, to every member who wants to hear of it. */
export const article: NotificationKind = {
  ...blog,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.article,
  listeners: (post) => [on('article.told', (event, tx) => tellNext(tx, post, event))],
}
