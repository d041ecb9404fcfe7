import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { Draft, NotificationKind } from './kind.ts'

const { communities, reports, reviews, roomMessages, rooms, sanctions } = tables

async function loadRemoved(tx: Tx, messageId: number) {
  const [row] = await tx
    .select({ text: roomMessages.text, slug: rooms.slug, room: rooms.name, community: communities.name })
    .from(roomMessages)
    .innerJoin(rooms, eq(rooms.id, roomMessages.roomId))
    .innerJoin(communities, eq(communities.id, rooms.communityId))
    .where(eq(roomMessages.id, messageId))
  return row ?? null
}

/** Null for exclusions, which are shown at sign-in. */
async function loadReporter(tx: Tx, sanctionId: number) {
  const [row] = await tx.select().from(sanctions).where(eq(sanctions.id, sanctionId))
  if (row === undefined || row.liftedAt !== null) return null
  return row.kind === 'warning' || row.kind === 'hidden' ? row : null
}

/** Null for a visitor's report. */
async function loadDecided(tx: Tx, reportId: number) {
  const [row] = await tx
    .select({ reporterId: reports.reporterId, state: reports.state })
    .from(reports)
    .where(eq(reports.id, reportId))
  return row === undefined || row.reporterId === null ? null : { ...row, reporterId: row.reporterId }
}

/** Null for a visitor's request. */
async function loadReviewed(tx: Tx, reviewId: number) {
  const [row] = await tx
    .select({ askerId: reviews.askerId, state: reviews.state })
    .from(reviews)
    .where(eq(reviews.id, reviewId))
  return row === undefined || row.askerId === null ? null : { ...row, askerId: row.askerId }
}

const lineOf = (recipientId: number, about: string, detail: Record<string, string>): Draft => ({
  recipientId,
  actorId: null,
  section: 'compte',
  value: 'moderation',
  slug: '',
  path: '/settings/signalements',
  groupKey: `compte.moderation:${about}`,
  detail,
  repeats: true,
})

/** States the reason, never the moderator, and links to the appeal. Mandatory and never folded. */
export const moderationKind: NotificationKind = {
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
    on('sanction.given', async ({ sanctionId }, tx) => {
      const told = await loadReporter(tx, sanctionId)
      if (told === null) return
      const detail = { measure: told.kind, target: told.target ?? '', reason: told.reason }
      await deliver(tx, lineOf(told.memberId, `sanction-${sanctionId}`, detail))
    }),
    on('report.decided', async ({ reportId }, tx) => {
      const decided = await loadDecided(tx, reportId)
      if (decided === null) return
      await deliver(tx, lineOf(decided.reporterId, `report-${reportId}`, { report: decided.state }))
    }),
    on('review.decided', async ({ reviewId }, tx) => {
      const reviewed = await loadReviewed(tx, reviewId)
      if (reviewed === null) return
      await deliver(tx, lineOf(reviewed.askerId, `review-${reviewId}`, { review: reviewed.state }))
    }),
    on('first-photo.approved', async ({ memberId, photoId }, tx) => {
      const line = lineOf(memberId, `first-photo-${photoId}`, { firstPhoto: 'approved' })
      await deliver(tx, { ...line, path: '/p' })
    }),
    on('sign-up.decided', async ({ memberId, state }, tx) => {
      if (state === 'refused') return
      const line = lineOf(memberId, `sign-up-${memberId}`, { signUp: state })
      await deliver(tx, { ...line, path: '/settings/steps' })
    }),
    on('certification.told', async ({ what, memberId, certificationId }, tx) => {
      const about = `certification-${certificationId ?? memberId}-${what}`
      await deliver(tx, { ...lineOf(memberId, about, { certification: what }), path: '/settings/certification' })
    }),
  ],
}
