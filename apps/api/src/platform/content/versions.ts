import type { ContentVersionView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq } from 'drizzle-orm'
import type { Viewer } from '../access.ts'
import { AppError } from '../errors.ts'
import type { Tx } from '../unit-of-work.ts'
import { cleanBody } from './clean-body.ts'

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

interface Asked {
  collection: VersionedCollection
  /** What is there. */
  row: { id: number; version: number }
  /** What the form asks for; `version` is the one that it read. */
  changes: Record<string, unknown> & { version?: number | undefined }
}

const cleaned = new Set(['body', 'answer'])

/** As a history keeps it: a text cleaned, tags in any order, an instant to its millisecond. */
function asKept(name: string, value: unknown): unknown {
  if (typeof value === 'string' && cleaned.has(name)) return cleanBody(value)
  if (typeof value === 'string' && name === 'publishedAt') return new Date(value).toISOString()
  return name === 'tags' && Array.isArray(value) ? [...value].sort((one, other) => one - other) : value
}

const saysAlready = (content: Record<string, unknown>, { version: _read, ...asked }: Asked['changes']): boolean =>
  Object.entries(asked).every(
    ([name, value]) =>
      value === undefined || JSON.stringify(asKept(name, value)) === JSON.stringify(asKept(name, content[name])),
  )

/**
 * Whether there is anything to save: not where this very save is what came last, its answer lost on the way (RFC 9110
 * §13.1.1 lets such a request succeed). The caller holds the row.
 * @throws AppError CONTENT_CHANGED when she read an earlier version than the one that is there
 */
export async function mustSave(tx: Tx, viewer: Viewer, { collection, row, changes }: Asked): Promise<boolean> {
  const { version: read = row.version } = changes
  if (read === row.version) return true
  const isIt = and(
    eq(contentVersions.collection, collection),
    eq(contentVersions.targetId, row.id),
    eq(contentVersions.version, row.version),
    eq(contentVersions.authorId, viewer.id),
  )
  const [last] = read === row.version - 1 ? await tx.select().from(contentVersions).where(isIt) : []
  if (last !== undefined && saysAlready(last.content, changes)) return false
  throw new AppError('CONTENT_CHANGED')
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
