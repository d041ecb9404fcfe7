import { tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { lockCommunity } from './communities.subject.ts'
import { findExcluded } from './excluded-members.queries.ts'

const { communityCandidates } = tables

/**
 * Takes the username that the list shows: where a block hides the member, her current one has no effect. An unlisted
 * name answers the same.
 */
export async function readmitMember(tx: Tx, viewer: Viewer, { slug, username }: { slug: string; username: string }) {
  const community = await lockCommunity(tx, viewer, { slug }, 'community.moderate')
  const memberIds = await findExcluded(tx, viewer, { communityId: community.id, username })
  await tx
    .delete(communityCandidates)
    .where(and(eq(communityCandidates.communityId, community.id), inArray(communityCandidates.userId, memberIds)))
}
