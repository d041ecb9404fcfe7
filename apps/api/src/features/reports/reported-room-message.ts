import { truncateMessage } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/unit-of-work.ts'
import { isInCommunity } from '../communities/public.ts'
import type { LoadReported } from './reported.ts'

const { communities, files, rooms, roomMessages, roomMessageImages, roomMessageVersions, users } = tables

/** What is said among members is read by moderators as far as it was reported: the message, and two on each side. */
const NEIGHBOURS = 2

type Message = typeof roomMessages.$inferSelect

async function loadNeighbours(tx: Tx, message: Message) {
  const around = () =>
    tx
      .select({ authorId: roomMessages.authorId, text: roomMessages.text, at: roomMessages.createdAt })
      .from(roomMessages)
  const here = eq(roomMessages.roomId, message.roomId)
  const before = await around()
    .where(and(here, lt(roomMessages.seq, message.seq)))
    .orderBy(desc(roomMessages.seq))
    .limit(NEIGHBOURS)
  const after = await around()
    .where(and(here, gt(roomMessages.seq, message.seq)))
    .orderBy(asc(roomMessages.seq))
    .limit(NEIGHBOURS)
  return { before: before.reverse(), after }
}

async function loadEvidence(tx: Tx, message: Message) {
  const images = await tx
    .select({ file: files.name, alt: roomMessageImages.alt })
    .from(roomMessageImages)
    .innerJoin(files, eq(files.id, roomMessageImages.fileId))
    .where(eq(roomMessageImages.messageId, message.id))
  const earlier = await tx
    .select({ text: roomMessageVersions.text, until: roomMessageVersions.replacedAt })
    .from(roomMessageVersions)
    .where(eq(roomMessageVersions.messageId, message.id))
    .orderBy(asc(roomMessageVersions.id))
  const { text, createdAt, deletedAt } = message
  return { text, earlier, images, at: createdAt, deletedAt, ...(await loadNeighbours(tx, message)) }
}

/** A message of a room: whoever is in its community may report it, across a block too. */
export const loadReportedRoomMessage: LoadReported = async (tx, viewer, { targetId }) => {
  const [row] = await tx
    .select({ message: roomMessages, username: users.username, room: rooms, community: communities })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .innerJoin(users, eq(users.id, roomMessages.authorId))
    .where(and(eq(roomMessages.id, targetId ?? 0), isInCommunity(viewer?.id ?? 0, communities.id)))
  if (row === undefined) return null
  const { message, username, room, community } = row
  const { id, authorId, text, seq, deletedAt } = message
  return {
    targetId: id,
    aboutId: authorId,
    visible: true,
    known: true,
    url: `/c/${community.slug}/${room.slug}?message=${seq}`,
    // She reads it again among her reports: what was taken away is not shown to her there either.
    excerpt: deletedAt === null ? truncateMessage(text || 'Une image') : 'Message supprimé',
    snapshot: { username, room: room.name, community: community.name, ...(await loadEvidence(tx, message)) },
  }
}
