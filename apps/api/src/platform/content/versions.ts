import type { ContentVersionView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq } from 'drizzle-orm'
import type { Viewer } from '../access.ts'
import type { Tx } from '../unit-of-work.ts'

const { contentVersions, users } = tables

/** What has a history. */
export type VersionedCollection = 'articles' | 'pages' | 'faq'

const KEPT_IN_SIGHT = 50

interface Saved {
  collection: VersionedCollection
  targetId: number
  version: number
  content: Record<string, unknown>
  now: Date
}

/** Keeps what it says from now on, and who wrote it. */
export async function keepContentVersion(tx: Tx, viewer: Viewer, { now, ...saved }: Saved): Promise<void> {
  await tx.insert(contentVersions).values({ ...saved, authorId: viewer.id, createdAt: now })
}

/** The last fifty, newest first. */
export async function listContentVersions(
  db: Queryable,
  collection: VersionedCollection,
  targetId: number,
): Promise<ContentVersionView[]> {
  const rows = await db
    .select({
      version: contentVersions.version,
      content: contentVersions.content,
      author: users.name,
      createdAt: contentVersions.createdAt,
    })
    .from(contentVersions)
    .leftJoin(users, eq(users.id, contentVersions.authorId))
    .where(and(eq(contentVersions.collection, collection), eq(contentVersions.targetId, targetId)))
    .orderBy(desc(contentVersions.version))
    .limit(KEPT_IN_SIGHT)
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
