import type { ChangeTopic, WriteTopic } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import { keepFormerSlug, newSlug } from '../../../platform/content/slugs.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

export const topicTables = { categories: tables.categories, tags: tables.tags }
export type Topic = keyof typeof topicTables

export async function createTopic(
  tx: Tx,
  viewer: Viewer,
  { topic, content, now }: { topic: Topic; content: WriteTopic; now: Date },
): Promise<number> {
  requireEditor(viewer)
  const table = topicTables[topic]
  const { name, description = '' } = content
  const slug = await newSlug(tx, { collection: topic, column: table.slug }, { wished: content.slug, title: name })
  const place = topic === 'categories' && { position: sql`(select coalesce(max(position) + 1, 0) from ${table})` }
  const [row] = await tx
    .insert(table)
    .values({ slug, name, description, ...place, createdAt: now, updatedAt: now })
    .returning({ id: table.id })
  if (row === undefined) throw new Error('insert returned no topic')
  return row.id
}

/** Returns false where nothing changes. */
export async function changeTopic(
  tx: Tx,
  viewer: Viewer,
  { topic, id, changes, now }: { topic: Topic; id: number; changes: ChangeTopic; now: Date },
): Promise<boolean> {
  requireEditor(viewer)
  const table = topicTables[topic]
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  const { slug = row.slug, name = row.name, description = row.description } = changes
  if (slug === row.slug && name === row.name && description === row.description) return false
  if (slug !== row.slug) {
    await newSlug(tx, { collection: topic, column: table.slug }, { wished: slug, title: row.name })
    await keepFormerSlug(tx, { collection: topic, from: row.slug, to: slug, targetId: id })
  }
  await tx.update(table).set({ slug, name, description, updatedAt: now }).where(eq(table.id, id))
  return true
}

/** @throws AppError TOPIC_IN_USE while articles use the category; a tag is removed from its articles */
export async function deleteTopic(tx: Tx, viewer: Viewer, { topic, id }: { topic: Topic; id: number }): Promise<void> {
  requireEditor(viewer)
  const { articles } = tables
  const inUse = topic === 'categories' && (await tx.$count(articles, eq(articles.categoryId, id))) > 0
  if (inUse) throw new AppError('TOPIC_IN_USE')
  const table = topicTables[topic]
  const gone = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
