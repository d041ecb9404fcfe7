import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind } from './kind.ts'

const { communities, roomMessages, rooms } = tables

async function loadRemoved(tx: Tx, messageId: number) {
  const [row] = await tx
    .select({ text: roomMessages.text, slug: rooms.slug, room: rooms.name, community: communities.name })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(eq(roomMessages.id, messageId))
  return row ?? null
}

/**
 * What was taken away of hers, and why; who did it is not said. It leads to where she can contest it. Always on, one by
 * one: a decision about her words is hers to know.
 */
export const moderation: NotificationKind = {
  section: 'compte',
  value: 'moderation',
  push: sendingLimits.pushes.personal,
  text: notificationTexts.moderation,
  listeners: ({ deliver }) => [
    on('room.removed', async ({ messageId, authorId, reason }, tx) => {
      const removed = await loadRemoved(tx, messageId)
      if (removed === null) return
      const { text, slug, room, community } = removed
      await deliver(tx, {
        recipientId: authorId,
        actorId: null,
        section: 'compte',
        value: 'moderation',
        slug,
        path: '/l/contact?sujet=moderation',
        groupKey: `compte.moderation:room-message-${messageId}`,
        excerpt: text,
        detail: { room, community, reason },
        repeats: true,
      })
    }),
  ],
}
