import type { HideableTarget } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { hideRoomMessage, showRoomMessageAgain } from '../../chat/rooms/public.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { hideResult, showResultAgain } from '../../kitchen/batches/public.ts'
import { hideMaking, showMakingAgain } from '../../kitchen/makings/public.ts'
import { hideSwap, showSwapAgain } from '../../kitchen/swaps/public.ts'
import { hidePhoto, showPhotoAgain } from '../../people/photos/public.ts'
import { hideComment, showCommentAgain } from '../../publishing/comments/public.ts'
import { hideShare, showShareAgain } from '../../publishing/shares/public.ts'

const { batches, comments, photos, recipeMakings, roomMessages, shares, swaps } = tables

/** Needed to notify open pages. */
export type HideableParts = Pick<FeatureOptions, 'realtime' | 'cards' | 'now'>

interface HideOptions {
  viewer: Viewer
  id: number
  reason: string
}

interface HideableKind {
  authorOf(db: Queryable, id: number): Promise<{ authorId: number } | undefined>
  /** False if it is gone or already hidden. */
  hide(tx: Tx, parts: HideableParts, hiding: HideOptions): Promise<boolean>
  show(tx: Tx, parts: HideableParts, shown: Omit<HideOptions, 'reason'>): Promise<boolean>
}

/** Uses each feature's own functions to hide and show. */
export const hideables: Record<HideableTarget, HideableKind> = {
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
  making: {
    authorOf: async (db, id) =>
      (await db.select({ authorId: recipeMakings.memberId }).from(recipeMakings).where(eq(recipeMakings.id, id)))[0],
    hide: (tx, { now }, { id, reason }) => hideMaking(tx, id, { reason, now: now() }),
    show: (tx, _parts, { id }) => showMakingAgain(tx, id),
  },
  swap: {
    authorOf: async (db, id) => (await db.select({ authorId: swaps.ownerId }).from(swaps).where(eq(swaps.id, id)))[0],
    hide: (tx, { now }, { id, reason }) => hideSwap(tx, id, { reason, now: now() }),
    show: (tx, _parts, { id }) => showSwapAgain(tx, id),
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
  batchResult: {
    authorOf: async (db, id) =>
      (await db.select({ authorId: batches.userId }).from(batches).where(eq(batches.id, id)))[0],
    hide: (tx, { now }, { id, reason }) => hideResult(tx, id, { reason, now: now() }),
    show: (tx, _parts, { id }) => showResultAgain(tx, id),
  },
}
