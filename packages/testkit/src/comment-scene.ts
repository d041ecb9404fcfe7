import type { CommentPlace, CommentView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Person } from './person.ts'
import type { TestApp } from './test-app.ts'

const { articles, comments, shares } = tables

const pathOf = (at: CommentPlace) =>
  'shareId' in at ? `/api/shares/${at.shareId}/comments` : `/api/articles/${at.articleId}/comments`

async function keptCount({ db }: TestApp, at: CommentPlace): Promise<number> {
  const [row] =
    'shareId' in at
      ? await db.select({ kept: shares.commentCount }).from(shares).where(eq(shares.id, at.shareId))
      : await db.select({ kept: articles.commentCount }).from(articles).where(eq(articles.id, at.articleId))
  if (row === undefined) throw new Error('what is answered is gone')
  return row.kept
}

/** What people say under a share or an article, through the API. */
export const saysUnder = (place: () => CommentPlace) => {
  const url = (at: CommentPlace = place()) => pathOf(at)
  return {
    url,
    write: (person: Person, text: string, parentId: number | null = null, at: CommentPlace = place()) =>
      person.posts<CommentView>(url(at), { clientId: crypto.randomUUID(), text, parentId }),
    textsSeenBy: async (person: Person) => (await person.gets<CommentView[]>(url())).body.map(({ text }) => text),
    /** The count that is kept, and how many there are. */
    commentCount: async (test: TestApp) => {
      const at = place()
      const isThere = 'shareId' in at ? eq(comments.shareId, at.shareId) : eq(comments.articleId, at.articleId)
      const counted = await test.db.$count(comments, and(isThere, isNull(comments.deletedAt)))
      return { kept: await keptCount(test, at), counted }
    },
  }
}
