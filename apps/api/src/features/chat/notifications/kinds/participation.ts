import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { uncovered } from '../../../publishing/shares/public.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'

const { outingDateVotes, shareParticipants, shares } = tables

const ofKind = { section: 'partages', value: 'participation' } as const

const seatOf = (shareId: number, memberId: number) =>
  and(eq(shareParticipants.shareId, shareId), eq(shareParticipants.userId, memberId))

async function loadHosted(tx: Tx, shareId: number) {
  const [share] = await tx
    .select({ hostId: shares.authorId, slug: shares.slug, title: uncovered(shares.title) })
    .from(shares)
    .where(eq(shares.id, shareId))
  return share
}

const joinedKey = (shareId: number) => `partages.participation:${shareId}`

interface Participation {
  shareId: number
  memberId: number
}

async function notifyJoined(tx: Tx, post: NotificationDelivery, { shareId, memberId }: Participation) {
  const share = await loadHosted(tx, shareId)
  if (share === undefined) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId: share.hostId,
    actorId: memberId,
    slug: share.slug,
    path: `/shares/${share.slug}`,
    groupKey: joinedKey(shareId),
    excerpt: share.title,
    detail: { noun: post.brand.outings.noun },
    repeats: false,
    stillStands: async (locked) => (await locked.$count(shareParticipants, seatOf(shareId, memberId))) > 0,
  })
}

async function notifyThanks(tx: Tx, post: NotificationDelivery, { shareId, memberId }: Participation) {
  const share = await loadHosted(tx, shareId)
  const [seat] = await tx
    .select({ thanks: shareParticipants.thanks })
    .from(shareParticipants)
    .where(and(seatOf(shareId, memberId), isNotNull(shareParticipants.thanks)))
  if (share === undefined || seat?.thanks == null) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId: share.hostId,
    actorId: memberId,
    slug: share.slug,
    path: `/shares/${share.slug}`,
    groupKey: `partages.participation:merci-${shareId}`,
    excerpt: share.title,
    detail: { noun: post.brand.outings.noun, thanks: seat.thanks },
    repeats: false,
  })
}

const ticksOf = (shareId: number, memberId: number) =>
  and(eq(outingDateVotes.shareId, shareId), eq(outingDateVotes.userId, memberId))

/** Taken back where she unticks all dates. */
async function notifyTicked(
  tx: Tx,
  { deliver, retract, brand }: NotificationDelivery,
  { shareId, memberId }: Participation,
) {
  const share = await loadHosted(tx, shareId)
  if (share === undefined) return
  const about = { recipientId: share.hostId, actorId: memberId, groupKey: `partages.participation:dates-${shareId}` }
  const stillStands = async (locked: Tx) => (await locked.$count(outingDateVotes, ticksOf(shareId, memberId))) > 0
  if (!(await stillStands(tx))) return retract(tx, { ...about, stillStands })
  await deliver(tx, {
    ...ofKind,
    ...about,
    slug: share.slug,
    path: `/shares/${share.slug}`,
    excerpt: share.title,
    detail: { noun: brand.outings.noun, ticked: 'dates' },
    repeats: false,
    stillStands,
  })
}

/** To the host: who comes, who ticked dates, and words of thanks. */
export const participationKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.passing,
  text: notificationTexts.participation,
  listeners: (post) => [
    on('share.going', async ({ shareId, memberId, going }, tx) => {
      if (going) return notifyJoined(tx, post, { shareId, memberId })
      const share = await loadHosted(tx, shareId)
      if (share === undefined) return
      await post.retract(tx, {
        recipientId: share.hostId,
        groupKey: joinedKey(shareId),
        actorId: memberId,
        stillStands: async (locked) => (await locked.$count(shareParticipants, seatOf(shareId, memberId))) > 0,
      })
    }),
    on('outing.ticked', (event, tx) => notifyTicked(tx, post, event)),
    on('outing.thanked', (event, tx) => notifyThanks(tx, post, event)),
  ],
}
