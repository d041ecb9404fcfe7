import { type DraftView, limits, type PutDraft } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { lockUser } from '../../../platform/data/lock-user.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { loadDraft } from './drafts.queries.ts'
import { eraseDraft } from './erase-draft.ts'

const { drafts, draftFiles, files } = tables

type DraftInput = z.output<typeof PutDraft>
export type DraftParts = Pick<FeatureOptions, 'realtime' | 'now'>

const isEmpty = ({ text, fields, fileIds }: DraftInput) =>
  text.trim() === '' && Object.keys(fields).length === 0 && fileIds.length === 0

/** Only the member's own unused uploads; other ids are ignored. */
async function saveDraftFiles(tx: Tx, viewer: Viewer, draftId: number, fileIds: number[]): Promise<void> {
  await tx.delete(draftFiles).where(eq(draftFiles.draftId, draftId))
  if (fileIds.length === 0) return
  const waiting = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, fileIds), eq(files.ownerId, viewer.id), isNull(files.attachedAt)))
  const known = new Set(waiting.map(({ id }) => id))
  const kept = [...new Set(fileIds)].filter((id) => known.has(id))
  if (kept.length === 0) return
  await tx.insert(draftFiles).values(kept.map((fileId, position) => ({ draftId, fileId, position })))
}

async function makeRoom(tx: Tx, viewer: Viewer): Promise<void> {
  const beyond = await tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(eq(drafts.userId, viewer.id))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .offset(limits.drafts)
  const ids = beyond.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(drafts).where(inArray(drafts.id, ids))
}

/** The last write wins; an empty draft is deleted. */
export async function saveDraft(
  tx: Tx,
  { realtime, now }: DraftParts,
  viewer: Viewer,
  { key, words }: { key: string; words: DraftInput },
): Promise<DraftView | null> {
  // Serialises the member's saves, so that two tabs leave one complete draft.
  await lockUser(tx, viewer.id)
  if (isEmpty(words)) {
    await eraseDraft(tx, realtime, { userId: viewer.id, key })
    return null
  }
  const { text, fields, fileIds } = words
  const written = { text, fields, sessionId: viewer.sessionId, updatedAt: now() }
  const [draft] = await tx
    .insert(drafts)
    .values({ userId: viewer.id, key, ...written })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.key], set: written })
    .returning({ id: drafts.id })
  if (draft !== undefined) await saveDraftFiles(tx, viewer, draft.id, fileIds)
  await makeRoom(tx, viewer)
  const view = await loadDraft(tx, viewer, key)
  const at = written.updatedAt.toISOString()
  tx.afterCommit(() => realtime.toUser(viewer.id, { type: 'draft', key, at }))
  return view
}
