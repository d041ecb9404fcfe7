import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { requestPreview } from '../link-previews/public.ts'

const { communities, shares, userProfiles } = tables

/**
 * After publication only: a held share makes no request. Nor does one of a secret community, whose links may open it,
 * or one of an author who wants no previews.
 */
export async function previewShare(
  tx: Tx,
  options: Pick<FeatureOptions, 'jobs' | 'settings' | 'site' | 'now'>,
  shareId: number,
): Promise<void> {
  const [share] = await tx
    .select({
      body: shares.body,
      linkPreviewId: shares.linkPreviewId,
      wanted: sql<boolean>`(${userProfiles.linkPreviews} and coalesce(${communities.access}, '') <> 'secret')`,
    })
    .from(shares)
    .innerJoin(userProfiles, eq(userProfiles.userId, shares.authorId))
    .leftJoin(communities, eq(communities.id, shares.communityId))
    .where(eq(shares.id, shareId))
  if (share === undefined) return
  const isWanted = share.wanted && options.site.current().linkPreviews
  const linkPreviewId = isWanted ? await requestPreview(tx, options, share.body) : null
  if (linkPreviewId !== share.linkPreviewId)
    await tx.update(shares).set({ linkPreviewId }).where(eq(shares.id, shareId))
}
