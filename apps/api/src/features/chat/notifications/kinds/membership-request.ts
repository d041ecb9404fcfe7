import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../../../platform/data/unit-of-work.ts'
import { on } from '../../../../platform/events/event-dispatcher.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationDelivery, NotificationKind } from './kind.ts'
import { communityKeys, loadCommunityForNotification } from './notification-community.ts'

const { communityMembers, communityCandidates } = tables

const ofKind = { section: 'communautes', value: 'adhesion' } as const

interface MembershipRequest {
  communityId: number
  memberId: number
}

/** By id, so that inbox locks have one order. */
async function loadCommunityStaff(tx: Tx, communityId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), ne(communityMembers.role, 'member')))
    .orderBy(asc(communityMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** The request is still open. */
const isStillRequested =
  ({ communityId, memberId }: MembershipRequest) =>
  async (tx: Tx): Promise<boolean> =>
    (await tx.$count(
      communityCandidates,
      and(
        eq(communityCandidates.communityId, communityId),
        eq(communityCandidates.userId, memberId),
        eq(communityCandidates.standing, 'asked'),
      ),
    )) > 0

async function notifyStaff(tx: Tx, post: NotificationDelivery, candidacy: MembershipRequest): Promise<void> {
  const community = await loadCommunityForNotification(tx, candidacy.communityId)
  if (community === null) return
  for (const recipientId of await loadCommunityStaff(tx, candidacy.communityId)) {
    await post.deliver(tx, {
      ...ofKind,
      recipientId,
      actorId: candidacy.memberId,
      slug: community.slug,
      path: `/c/${community.slug}`,
      groupKey: communityKeys.asked(candidacy.communityId),
      detail: { on: 'asked', community: community.name },
      repeats: false,
      stillStands: isStillRequested(candidacy),
    })
  }
}

async function retractRequest(
  tx: Tx,
  post: NotificationDelivery,
  { communityId, memberId }: MembershipRequest,
): Promise<void> {
  const line = { groupKey: communityKeys.asked(communityId), actorId: memberId }
  for (const recipientId of await loadCommunityStaff(tx, communityId))
    await post.retract(tx, { ...line, recipientId, stillStands: isStillRequested({ communityId, memberId }) })
}

/** Sent as the community: the moderator is not named. */
async function notifyCandidate(
  tx: Tx,
  post: NotificationDelivery,
  { communityId, memberId }: MembershipRequest,
  said: string,
): Promise<void> {
  const community = await loadCommunityForNotification(tx, communityId)
  if (community === null) return
  await post.deliver(tx, {
    ...ofKind,
    recipientId: memberId,
    actorId: null,
    slug: community.slug,
    path: `/c/${community.slug}`,
    groupKey: communityKeys.answered(communityId),
    detail: { on: said, community: community.name },
    repeats: true,
  })
}

/** No notification of a community remains after leaving it. */
async function retractAll(
  tx: Tx,
  post: NotificationDelivery,
  { communityId, memberId: recipientId }: MembershipRequest,
): Promise<void> {
  for (const keyOf of Object.values(communityKeys))
    await post.retract(tx, { recipientId, groupKey: keyOf(communityId) })
}

export const membershipRequestKind: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.personal,
  text: notificationTexts.adhesion,
  listeners: (post) => [
    on('community.asked', (candidacy, tx) => notifyStaff(tx, post, candidacy)),
    on('community.withdrawn', async (candidacy, tx) => {
      await retractRequest(tx, post, candidacy)
      await post.retract(tx, {
        recipientId: candidacy.memberId,
        groupKey: communityKeys.invited(candidacy.communityId),
      })
    }),
    on('community.answered', async ({ accepted, ...candidacy }, tx) => {
      await retractRequest(tx, post, candidacy)
      await notifyCandidate(tx, post, candidacy, accepted ? 'accepted' : 'declined')
    }),
    on('community.joined', ({ communityId, memberId: recipientId }, tx) =>
      post.settle(tx, { recipientId, groupKey: communityKeys.invited(communityId) }),
    ),
    on('community.left', (left, tx) => retractAll(tx, post, left)),
    on('community.handed-over', (handed, tx) => notifyCandidate(tx, post, handed, 'owner')),
  ],
}
