import type { HideableTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { hideComment, showCommentAgain } from '../comments/public.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { hidePhoto, showPhotoAgain } from '../photos/public.ts'
import { hideRoomMessage, showRoomMessageAgain } from '../rooms/public.ts'
import { hideShare, showShareAgain } from '../shares/public.ts'

const { comments, photos, roomMessages, shares } = tables

/** What open pages are told with. */
export type Parts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

interface Hiding {
  viewer: Viewer
  id: number
  reason: string
}

interface Hideable {
  authorOf(db: Queryable, id: number): Promise<{ authorId: number } | undefined>
  /** False where it is gone, or hidden already. */
  hide(tx: Tx, parts: Parts, hiding: Hiding): Promise<boolean>
  /** False where there is nothing to show. */
  show(tx: Tx, parts: Parts, shown: Omit<Hiding, 'reason'>): Promise<boolean>
}

/** What can be hidden: who made it, and the way of its own feature to hide it and to show it again. */
export const hideables: Record<HideableTarget, Hideable> = {
  share: {
    authorOf: async (db, id) =>
      (await db.select({ authorId: shares.authorId }).from(shares).where(eq(shares.id, id)))[0],
    hide: (tx, { now }, { id, reason }) => hideShare(tx, id, { reason, now: now() }),
    show: (tx, _parts, { id }) => showShareAgain(tx, id),
  },
  comment: {
    authorOf: async (db, id) =>
      (await db.select({ authorId: comments.authorId }).from(comments).where(eq(comments.id, id)))[0],
    hide: (tx, { now }, { id, reason }) => hideComment(tx, id, { reason, now: now() }),
    show: (tx, _parts, { id }) => showCommentAgain(tx, id),
  },
  roomMessage: {
    authorOf: async (db, id) =>
      (await db.select({ authorId: roomMessages.authorId }).from(roomMessages).where(eq(roomMessages.id, id)))[0],
    hide: (tx, parts, { viewer, id }) => hideRoomMessage(tx, parts, viewer, id),
    show: (tx, parts, { viewer, id }) => showRoomMessageAgain(tx, parts, viewer, id),
  },
  photo: {
    authorOf: async (db, id) => (await db.select({ authorId: photos.userId }).from(photos).where(eq(photos.id, id)))[0],
    hide: (tx, { now }, { id }) => hidePhoto(tx, id, { now: now() }),
    show: (tx, _parts, { id }) => showPhotoAgain(tx, id),
  },
}
