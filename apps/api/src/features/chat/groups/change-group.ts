import type { GroupChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { Realtime } from '../../../platform/live/realtime.ts'
import { attachPictures } from '../../foundation/files/public.ts'
import { checkGroupText } from '../../foundation/text-filters/public.ts'
import { publishRoomChanged } from '../rooms/public.ts'
import { listGroupIds } from './groups.queries.ts'
import { lockGroup } from './groups.subject.ts'

const { communities, rooms } = tables

type Change = z.output<typeof GroupChange> & { slug: string; now: Date }

async function findPicture(tx: Tx, viewer: Viewer, communityId: number, picture: Change['picture']) {
  if (picture === undefined) return {}
  if (picture === null) return { avatarId: null }
  const [attached] = await attachPictures(tx, viewer, [picture], { audience: 'community', communityId })
  return { avatarId: attached?.file.id ?? null }
}

/** The room carries the name too, for its notifications and views. */
export async function changeGroup(
  tx: Tx,
  realtime: Realtime,
  viewer: Viewer,
  { slug, name, picture, now }: Change,
): Promise<void> {
  const { id } = await lockGroup(tx, viewer, slug, 'group.manage')
  if (name !== undefined) await checkGroupText(tx, viewer, name, now)
  const renamed = name === undefined ? {} : { name }
  await tx
    .update(communities)
    .set({ ...renamed, ...(await findPicture(tx, viewer, id, picture)), changedAt: now })
    .where(eq(communities.id, id))
  const [room] = await tx
    .update(rooms)
    .set({ ...renamed, changedAt: now })
    .where(eq(rooms.communityId, id))
    .returning()
  if (room !== undefined) {
    const { id: roomId, name: called, topic, position, archived } = room
    await publishRoomChanged(tx, realtime, id, { id: roomId, slug, name: called, topic, position, archived })
  }
  const { members, invited } = await listGroupIds(tx, id)
  tx.afterCommit(() => {
    for (const memberId of [...members, ...invited]) realtime.toUser(memberId, { type: 'groups.stale' })
  })
}
