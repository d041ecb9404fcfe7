import type { DecideFirstPhoto } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { settlePhoto } from '../../people/photos/public.ts'
import { lockMember, type Moderator, recordHiding } from '../sanctions/public.ts'
import { requireJudging } from './first-photos.queries.ts'

const { files, photoChecks, photos } = tables

/** The member may replace the file of a photo that waits; the row is locked until the decision is made. */
async function requireSameFile(tx: Tx, photoId: number, file: string): Promise<void> {
  const [photo] = await tx.select({ fileId: photos.fileId }).from(photos).where(eq(photos.id, photoId)).for('update')
  const [stored] = await tx
    .select({ name: files.name })
    .from(files)
    .where(eq(files.id, photo?.fileId ?? 0))
  if (stored?.name !== file) throw new AppError('FIRST_PHOTO_CHANGED')
}

/**
 * A refused photo stays hidden as a measure, with a statement of reasons that the member may contest.
 * @returns the id of the check
 * @throws AppError FIRST_PHOTO_NOT_FOUND, FIRST_PHOTO_DECIDED, FIRST_PHOTO_NOT_TAKEN, FIRST_PHOTO_CHANGED,
 * NOT_SANCTIONABLE
 */
export async function decideFirstPhoto(
  tx: Tx,
  judge: Moderator,
  { id, state, file, statement: reason, ground }: Omit<DecideFirstPhoto, 'clientId'> & { id: number },
): Promise<number> {
  const { viewer, actor, now } = judge
  const { check } = await requireJudging(tx, viewer, id)
  const { userId: memberId, photoId } = check
  if (reason !== null) await lockMember(tx, viewer, 'content.hide', memberId)
  await requireSameFile(tx, photoId, file)
  // The first of two concurrent decisions wins.
  const [closed] = await tx
    .update(photoChecks)
    .set({ state, decidedById: viewer.id, decidedAt: now, assigneeId: null })
    .where(and(eq(photoChecks.id, id), eq(photoChecks.state, 'waiting')))
    .returning({ id: photoChecks.id })
  if (closed === undefined) throw new AppError('FIRST_PHOTO_DECIDED')
  if (!(await settlePhoto(tx, photoId, { approved: reason === null, now }))) throw new AppError('FIRST_PHOTO_NOT_FOUND')
  await recordAudit(tx, actor, { action: 'first-photo.decide', target: 'photo', targetId: photoId, detail: { state } })
  if (reason === null) tx.emit({ type: 'first-photo.approved', memberId, photoId })
  else await recordHiding(tx, judge, { memberId, target: 'photo', targetId: photoId, reason, ground })
  return id
}
