import type { ContentVersionView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../data/unit-of-work.ts'
import type { Viewer } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { cleanBody, cleanedFields } from './clean-body.ts'

const { contentVersions, users } = tables

export type VersionedCollection = 'articles' | 'pages' | 'faq'

const KEPT_IN_SIGHT = 50

interface ContentVersion {
  collection: VersionedCollection
  targetId: number
  version: number
  content: Record<string, unknown>
  now: Date
}

export async function keepContentVersion(tx: Tx, viewer: Viewer, { now, ...saved }: ContentVersion): Promise<void> {
  await tx.insert(contentVersions).values({ ...saved, authorId: viewer.id, createdAt: now })
}

interface InstalledVersion {
  collection: VersionedCollection
  row: { id: number; version: number; updatedAt: Date }
  /** As the editing form submits it. */
  content: () => Record<string, unknown> | Promise<Record<string, unknown>>
}

/** Before the first change of content that came with the installation, which no form submitted: keeps it too. */
export async function keepInstalledVersion(tx: Tx, { collection, row, content }: InstalledVersion): Promise<void> {
  const { id: targetId, version, updatedAt: createdAt } = row
  const isIt = and(
    eq(contentVersions.collection, collection),
    eq(contentVersions.targetId, targetId),
    eq(contentVersions.version, version),
  )
  if ((await tx.$count(contentVersions, isIt)) > 0) return
  await tx.insert(contentVersions).values({ collection, targetId, version, content: await content(), createdAt })
}

interface VersionCheck {
  collection: VersionedCollection
  row: { id: number; version: number }
  /** Submitted fields; `version` is the one that the form was loaded with. */
  changes: Record<string, unknown> & { version?: number | undefined }
}

/** Normalises a value as the history stores it: cleaned HTML, sorted tags, instants to the millisecond. */
function toStored(name: string, value: unknown): unknown {
  if (typeof value === 'string' && cleanedFields.has(name)) return cleanBody(value)
  if (typeof value === 'string' && name === 'publishedAt') return new Date(value).toISOString()
  return name === 'tags' && Array.isArray(value) ? [...value].sort((one, other) => one - other) : value
}

const isUnchanged = (
  content: Record<string, unknown>,
  { version: _read, ...asked }: VersionCheck['changes'],
): boolean =>
  Object.entries(asked).every(
    ([name, value]) =>
      value === undefined || JSON.stringify(toStored(name, value)) === JSON.stringify(toStored(name, content[name])),
  )

/**
 * False for a retry of the latest save, whose response was lost (RFC 9110 §13.1.1). The caller has locked the row.
 * @throws AppError CONTENT_CHANGED where the form was loaded with an earlier version
 */
export async function requireCurrentVersion(
  tx: Tx,
  viewer: Viewer,
  { collection, row, changes }: VersionCheck,
): Promise<boolean> {
  const { version: read = row.version } = changes
  if (read === row.version) return true
  const isIt = and(
    eq(contentVersions.collection, collection),
    eq(contentVersions.targetId, row.id),
    eq(contentVersions.version, row.version),
    eq(contentVersions.authorId, viewer.id),
  )
  const [last] = read === row.version - 1 ? await tx.select().from(contentVersions).where(isIt) : []
  if (last !== undefined && isUnchanged(last.content, changes)) return false
  throw new AppError('CONTENT_CHANGED')
}

/** Newest first. */
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
