import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { EventOf } from '../../../../events.ts'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { isArticlePublished } from '../../../publishing/articles/public.ts'
import { loadNextRecipients } from '../next-recipients.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'

const { articles, users } = tables

const blog = { section: 'blog', value: 'article' } as const

async function loadArticle(tx: Tx, id: number) {
  const { slug, title, authorId } = articles
  const [articleKind] = await tx
    .select({ slug, title, authorId })
    .from(articles)
    .where(and(eq(articles.id, id), isArticlePublished))
  return articleKind ?? null
}

/** Each batch emits the next; stops if the article is withdrawn. */
async function notifyNextBatch(
  tx: Tx,
  post: NotificationDelivery,
  { articleId, after }: EventOf<'article.told'>,
): Promise<void> {
  const articleKind = await loadArticle(tx, articleId)
  if (articleKind === null) return
  const { slug, title, authorId } = articleKind
  const recipientIds = await loadNextRecipients(tx, {
    ...blog,
    after,
    among: ne(users.id, sql`${authorId ?? 0}::bigint`),
  })
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

export const articleKind: NotificationKind = {
  ...blog,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.article,
  listeners: (post) => [on('article.told', (event, tx) => notifyNextBatch(tx, post, event))],
}
