import { sendingLimits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { and, asc, eq, ne } from 'drizzle-orm'
import { on } from '../../../platform/event-dispatcher.ts'
import type { Tx } from '../../../platform/unit-of-work.ts'
import { notificationTexts } from '../texts.ts'
import type { NotificationKind, Post } from './kind.ts'
import { communityKeys, loadToldCommunity } from './told-community.ts'

const { communityMembers, communityCandidates } = tables

const ofKind = { section: 'communautes', value: 'adhesion' } as const

interface Candidacy {
  communityId: number
  memberId: number
}

/** Those who answer requests, by id, so that inboxes lock in one order. */
async function deskOf(tx: Tx, communityId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: communityMembers.userId })
    .from(communityMembers)
    .where(and(eq(communityMembers.communityId, communityId), ne(communityMembers.role, 'member')))
    .orderBy(asc(communityMembers.userId))
  return rows.map(({ userId }) => userId)
}

/** Her request still waits. */
const asks =
  ({ communityId, memberId }: Candidacy) =>
  async (tx: Tx): Promise<boolean> =>
    (await tx.$count(
      communityCandidates,
      and(
        eq(communityCandidates.communityId, communityId),
        eq(communityCandidates.userId, memberId),
        eq(communityCandidates.standing, 'asked'),
      ),
    )) > 0

async function tellDesk(tx: Tx, post: Post, candidacy: Candidacy): Promise<void> {
  const community = await loadToldCommunity(tx, candidacy.communityId)
  if (community === null) return
  for (const recipientId of await deskOf(tx, candidacy.communityId)) {
    await post.deliver(tx, {
      ...ofKind,
      recipientId,
      actorId: candidacy.memberId,
      slug: community.slug,
      path: `/c/${community.slug}`,
      groupKey: communityKeys.asked(candidacy.communityId),
      detail: { on: 'asked', community: community.name },
      repeats: false,
      stillStands: asks(candidacy),
    })
  }
}

/** Answered, or taken back: it waits for nobody any more. */
async function retractRequest(tx: Tx, post: Post, { communityId, memberId }: Candidacy): Promise<void> {
  const line = { groupKey: communityKeys.asked(communityId), actorId: memberId }
  for (const recipientId of await deskOf(tx, communityId))
    await post.retract(tx, { ...line, recipientId, stillStands: asks({ communityId, memberId }) })
}

/** The answer comes from the community: who gave it is not said. */
async function tellCandidate(tx: Tx, post: Post, { communityId, memberId }: Candidacy, said: string): Promise<void> {
  const community = await loadToldCommunity(tx, communityId)
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

/** Whoever left a community keeps no line that names it. */
async function retractAll(tx: Tx, post: Post, { communityId, memberId: recipientId }: Candidacy): Promise<void> {
  for (const keyOf of Object.values(communityKeys))
    await post.retract(tx, { recipientId, groupKey: keyOf(communityId) })
}

export const adhesion: NotificationKind = {
  ...ofKind,
  push: sendingLimits.pushes.personal,
  text: notificationTexts.adhesion,
  listeners: (post) => [
    on('community.asked', (candidacy, tx) => tellDesk(tx, post, candidacy)),
    on('community.withdrawn', async (candidacy, tx) => {
      await retractRequest(tx, post, candidacy)
      await post.retract(tx, {
        recipientId: candidacy.memberId,
        groupKey: communityKeys.invited(candidacy.communityId),
      })
    }),
    on('community.answered', async ({ accepted, ...candidacy }, tx) => {
      await retractRequest(tx, post, candidacy)
      await tellCandidate(tx, post, candidacy, accepted ? 'accepted' : 'declined')
    }),
    on('community.joined', ({ communityId, memberId: recipientId }, tx) =>
      post.settle(tx, { recipientId, groupKey: communityKeys.invited(communityId) }),
    ),
    on('community.left', (left, tx) => retractAll(tx, post, left)),
    on('community.handed-over', (handed, tx) => tellCandidate(tx, post, handed, 'owner')),
  ],
}
