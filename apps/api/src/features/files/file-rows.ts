import { type Queryable, tables } from '@consoeurs/database'
import { inArray } from 'drizzle-orm'
import type { FileRow } from './files.views.ts'

const { files } = tables

/** Rows of those ids, by id. */
export async function fileRowsByIds(db: Queryable, ids: number[]): Promise<Map<number, FileRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(files).where(inArray(files.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
