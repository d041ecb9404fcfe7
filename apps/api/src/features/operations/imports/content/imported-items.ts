import { createHash } from 'node:crypto'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import type { ContentKind, ImportedItem } from '../wxr/wxr-records.ts'

const { importedItems, articles, pages, categories, tags, media } = tables

export const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex')

/** State of a row that was here before the import, which therefore never changes it. */
export const adopted = 'adopted'

export async function findImported(
  db: Queryable,
  { source, sourceId }: Pick<ImportedItem, 'source' | 'sourceId'>,
): Promise<ImportedItem | undefined> {
  const isIt = and(eq(importedItems.source, source), eq(importedItems.sourceId, sourceId))
  const [row] = await db.select().from(importedItems).where(isIt)
  return row
}

export async function rememberImported(
  tx: Tx,
  item: Omit<ImportedItem, 'createdAt' | 'updatedAt'>,
  now: Date,
): Promise<void> {
  const { source: _source, sourceId: _sourceId, ...set } = item
  await tx
    .insert(importedItems)
    .values({ ...item, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [importedItems.source, importedItems.sourceId],
      set: { ...set, updatedAt: now },
    })
}

/** Changes with each edit; null where the row is deleted. Locks the row. */
export async function stateOf(tx: Tx, kind: ContentKind, id: number): Promise<string | null> {
  if (kind === 'articles' || kind === 'pages') {
    const table = kind === 'articles' ? articles : pages
    const isIt = and(eq(table.id, id), isNull(table.deletedAt))
    const [row] = await tx.select({ version: table.version }).from(table).where(isIt).for('update')
    return row === undefined ? null : String(row.version)
  }
  const table = { categories, tags, media }[kind]
  const [row] = await tx.select({ updatedAt: table.updatedAt }).from(table).where(eq(table.id, id)).for('update')
  return row?.updatedAt.toISOString() ?? null
}
