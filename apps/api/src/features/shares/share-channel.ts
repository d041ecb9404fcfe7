import { type LiveEvent, shareChannel, userChannel } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray } from 'drizzle-orm'
import type { Realtime } from '../../platform/realtime.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { findParted } from '../members/public.ts'
import { requireShare } from './shares.queries.ts'

const { shares } = tables

const CHANNEL = /^share-([1-9]\d{0,14})$/

/**
 * Tells the open pages of a share what `actorId` did there, once the transaction has committed. Members whom a block
 * separates from her, or from the share's author since they began to watch, hear nothing.
 */
export async function toShareChannel(
  tx: Tx,
  realtime: Realtime,
  event: LiveEvent & { shareId: number },
  actorId: number,
): Promise<void> {
  const [share] = await tx.select({ authorId: shares.authorId }).from(shares).where(eq(shares.id, event.shareId))
  if (share === undefined) return
  const parted = await findParted(tx, [actorId, share.authorId])
  const deaf = parted.map(({ memberId }) => memberId).filter((id) => id !== actorId)
  tx.afterCommit(() => realtime.toChannel(shareChannel(event.shareId), event, deaf))
}

/** Nobody is told more of a share that is gone. */
export const closeShareChannel = (realtime: Realtime, shareId: number) =>
  realtime.io.in(shareChannel(shareId)).socketsLeave(shareChannel(shareId))

const numberOf = (channel: string) => Number(CHANNEL.exec(channel)?.[1] ?? 0)

/** She left that community: her open pages hear no more of what is said there. */
export async function closeCommunityShares(
  db: Queryable,
  realtime: Realtime,
  { communityId, memberId }: { communityId: number; memberId: number },
): Promise<void> {
  const watched = realtime
    .channelsOf(memberId)
    .map(numberOf)
    .filter((id) => id > 0)
  if (watched.length === 0) return
  const there = await db
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.communityId, communityId), inArray(shares.id, watched)))
  realtime.io.in(userChannel(memberId)).socketsLeave(there.map(({ id }) => shareChannel(id)))
}

/** An open share page is watched by who may see the share. */
export const allowShareWatching = ({ db, realtime }: Pick<FeatureOptions, 'db' | 'realtime'>): void =>
  realtime.allowWatching('share', (viewer, id) => requireShare(db, viewer, id))
