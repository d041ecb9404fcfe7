import { type LiveEvent, shareChannel } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { prepareBroadcast } from '../../people/members/public.ts'
import { requireShare } from './shares.queries.ts'

const { shares } = tables

/**
 * Broadcasts to the share's open pages after the commit.
 * @param own other events for some members, by member id
 */
export async function publishToShare(
  tx: Tx,
  realtime: Realtime,
  event: LiveEvent & { shareId: number },
  actorId: number,
  own: ReadonlyMap<number, LiveEvent> = new Map(),
): Promise<void> {
  const [share] = await tx.select({ authorId: shares.authorId }).from(shares).where(eq(shares.id, event.shareId))
  if (share === undefined) return
  const channel = shareChannel(event.shareId)
  tx.afterCommit(await prepareBroadcast(tx, realtime, { channel, event, subjects: [actorId, share.authorId], own }))
}

export const allowShareWatching = ({ db, realtime }: Pick<FeatureOptions, 'db' | 'realtime'>): void =>
  realtime.allowWatching('share', async (viewer, id) => {
    const { authorId, communityId } = await requireShare(db, viewer, id)
    return { memberId: authorId, communityId }
  })
