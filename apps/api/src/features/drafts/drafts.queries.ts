import type { DraftOf, DraftView, FileView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, inArray, like } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { fileSelection, fileView } from '../files/public.ts'

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

/** Her drafts, those of one sort where one is named, last touched first. Bounded by `limits.drafts`. */
export async function listDrafts(db: Queryable, viewer: Viewer, of: DraftOf | undefined): Promise<DraftView[]> {
  const sort = of === undefined ? undefined : like(drafts.key, `${of}:%`)
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, viewer.id), sort))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
  return present(db, viewer, rows)
}

/** What she began there, or null. */
export async function loadDraft(db: Queryable, viewer: Viewer, key: string): Promise<DraftView | null> {
  const rows = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, viewer.id), eq(drafts.key, key)))
  const [view] = await present(db, viewer, rows)
  return view ?? null
}
