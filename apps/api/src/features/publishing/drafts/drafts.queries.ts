import type { DraftTarget, DraftView, FileView } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { fileSelection, fileView } from '../../foundation/files/public.ts'

const { drafts, draftFiles, files } = tables

async function loadFiles(db: Queryable, draftIds: number[]): Promise<Map<number, FileView[]>> {
  const byDraft = new Map<number, FileView[]>()
  if (draftIds.length === 0) return byDraft
  const rows = await db
    .select({ draftId: draftFiles.draftId, file: fileSelection })
    .from(draftFiles)
    .innerJoin(files, eq(files.id, draftFiles.fileId))
    .where(inArray(draftFiles.draftId, draftIds))
    .orderBy(asc(draftFiles.draftId), asc(draftFiles.position))
  for (const { draftId, file } of rows) byDraft.set(draftId, [...(byDraft.get(draftId) ?? []), fileView(file, '')])
  return byDraft
}

type DraftRow = typeof drafts.$inferSelect

async function present(db: Queryable, viewer: Viewer, rows: DraftRow[]): Promise<DraftView[]> {
  const filesOf = await loadFiles(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, key, text, fields, sessionId, updatedAt }) => ({
    key,
    text,
    fields,
    files: filesOf.get(id) ?? [],
    elsewhere: sessionId !== viewer.sessionId,
    at: updatedAt.toISOString(),
  }))
}

const ownDrafts = prepared((db) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, sql.placeholder('viewerId')), like(drafts.key, sql.placeholder('keys'))))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .prepare('own_drafts'),
)

/** Last modified first, bounded by `limits.drafts`. */
export async function listDrafts(db: Queryable, viewer: Viewer, of: DraftTarget | undefined): Promise<DraftView[]> {
  const keys = of === undefined ? '%' : `${of}:%`
  return present(db, viewer, await ownDrafts(db).execute({ viewerId: viewer.id, keys }))
}

const ownDraft = prepared((db) =>
  db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, sql.placeholder('viewerId')), eq(drafts.key, sql.placeholder('key'))))
    .prepare('own_draft'),
)

export async function loadDraft(db: Queryable, viewer: Viewer, key: string): Promise<DraftView | null> {
  const [view] = await present(db, viewer, await ownDraft(db).execute({ viewerId: viewer.id, key }))
  return view ?? null
}
