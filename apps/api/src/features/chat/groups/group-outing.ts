import type { GroupDetails } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { CardContext } from '../../people/members/public.ts'
import { loadShare, requireShare } from '../../publishing/shares/public.ts'

const { outingGroups } = tables

/**
 * One group per outing, created by its host.
 * @throws AppError SHARE_NOT_FOUND, FORBIDDEN, OUTING_HAS_GROUP
 */
export async function linkOuting(
  tx: Tx,
  viewer: Viewer,
  { outingId, groupId }: { outingId: number; groupId: number },
): Promise<void> {
  const share = await requireShare(tx, viewer, outingId)
  if (!share.hasOuting || share.authorId !== viewer.id) throw new AppError('FORBIDDEN')
  const linked = await tx
    .insert(outingGroups)
    .values({ shareId: outingId, communityId: groupId })
    .onConflictDoNothing({ target: outingGroups.shareId })
    .returning({ shareId: outingGroups.shareId })
  if (linked.length === 0) throw new AppError('OUTING_HAS_GROUP')
}

const isGone = (error: unknown) =>
  error instanceof AppError && (error.code === 'SHARE_NOT_FOUND' || error.code === 'SHARE_GONE')

/** Null where there is none, or the reader may not see it. A covered outing has no title here. */
export async function loadOutingOf(
  db: Queryable,
  reader: CardContext,
  groupId: number,
): Promise<GroupDetails['outing']> {
  const [link] = await db
    .select({ shareId: outingGroups.shareId })
    .from(outingGroups)
    .where(eq(outingGroups.communityId, groupId))
  if (link === undefined) return null
  try {
    const { slug, title, cover, outing } = await loadShare(db, reader, String(link.shareId))
    if (outing === null) return null
    const { at, timeZone, place } = outing
    return { slug, title: cover === null ? title : '', at, timeZone, place }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}
