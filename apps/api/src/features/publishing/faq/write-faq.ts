import type { ChangeFaq, WriteFaq } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { cleanBody } from '../../../platform/content/clean-body.ts'
import { requireEditor } from '../../../platform/content/content.policy.ts'
import { newSlug } from '../../../platform/content/slugs.ts'
import { keepContentVersion, keepInstalledVersion, requireCurrentVersion } from '../../../platform/content/versions.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'

const { faqEntries } = tables
const slugs = { collection: 'faq', column: faqEntries.slug } as const

function columnsOf({ question, topic, answer, position, publishedAt }: ChangeFaq) {
  return {
    question,
    topic,
    position,
    ...(answer !== undefined && { answer: cleanBody(answer) }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  }
}

type FaqRow = typeof faqEntries.$inferSelect

/** As the editing form submits it, for the version history. */
function contentOf({ question, slug, topic, answer, position, publishedAt }: FaqRow): Record<string, unknown> {
  return { question, slug, topic, answer, position, publishedAt: publishedAt?.toISOString() ?? null }
}

async function keepVersion(tx: Tx, viewer: Viewer, row: FaqRow | undefined, now: Date): Promise<number> {
  if (row === undefined) throw new Error('the question was not written')
  const { id: targetId, version } = row
  await keepContentVersion(tx, viewer, { collection: 'faq', targetId, version, content: contentOf(row), now })
  return targetId
}

/** Last in order; a draft unless `publishedAt` is given. */
export async function createFaq(
  tx: Tx,
  viewer: Viewer,
  { content, now }: { content: WriteFaq; now: Date },
): Promise<number> {
  requireEditor(viewer)
  const { question, topic } = content
  const slug = await newSlug(tx, slugs, { wished: content.slug, title: question })
  const last = sql`(select least(coalesce(max(position) + 1, 0), 9999) from ${faqEntries})`
  const columns = { answer: '', ...columnsOf(content), question, topic, slug, position: content.position ?? last }
  const [row] = await tx
    .insert(faqEntries)
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning()
  return keepVersion(tx, viewer, row, now)
}

/**
 * Returns false for a repeated save.
 * @throws AppError CONTENT_CHANGED when the editor read an earlier version
 */
export async function changeFaq(
  tx: Tx,
  viewer: Viewer,
  { id, changes, now }: { id: number; changes: ChangeFaq; now: Date },
): Promise<boolean> {
  requireEditor(viewer)
  const isIt = and(eq(faqEntries.id, id), isNull(faqEntries.deletedAt))
  const [row] = await tx.select().from(faqEntries).where(isIt).for('update')
  if (row === undefined) throw new AppError('NOT_FOUND')
  if (!(await requireCurrentVersion(tx, viewer, { collection: 'faq', row, changes }))) return false
  await keepInstalledVersion(tx, { collection: 'faq', row, content: () => contentOf(row) })
  const { slug = row.slug } = changes
  if (slug !== row.slug) await newSlug(tx, slugs, { wished: slug, title: row.question })
  const columns = { ...columnsOf(changes), slug, version: row.version + 1, updatedAt: now }
  const [changed] = await tx.update(faqEntries).set(columns).where(eq(faqEntries.id, id)).returning()
  await keepVersion(tx, viewer, changed, now)
  return true
}

export async function deleteFaq(tx: Tx, viewer: Viewer, { id, now }: { id: number; now: Date }): Promise<void> {
  requireEditor(viewer)
  const gone = await tx
    .update(faqEntries)
    .set({ deletedAt: now, updatedAt: now })
    .where(and(eq(faqEntries.id, id), isNull(faqEntries.deletedAt)))
    .returning({ id: faqEntries.id })
  if (gone.length === 0) throw new AppError('NOT_FOUND')
}
