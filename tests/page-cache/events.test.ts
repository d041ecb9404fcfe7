import { type DomainEvent, tagsOfEvent } from '@consoeurs/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PageName, pageNames, VisitorPages } from './visitor-pages.ts'

type Examples = {
  [T in DomainEvent['type']]: Extract<DomainEvent, { type: T }> extends infer E ? Omit<E, 'type'> : never
}

let pages: VisitorPages
beforeAll(async () => {
  pages = await VisitorPages.open()
})
afterAll(() => pages.test.close())

/** Of Camille’s share and profile, where the event names one. */
function examples(): Examples {
  const { camille, ines, share, commentId, articleId, roomId, pageId } = pages
  const member = { memberId: ines.id }
  const shareOf = { shareId: share.id, authorId: camille.id }
  const comment = { commentId, shareId: share.id }
  const community = { communityId: 1, ...member }
  const conversation = { conversationId: 1, otherId: camille.id }
  const room = { roomId, communityId: 1, messageId: 1, authorId: ines.id }
  const recipients = { recipientIds: [ines.id] }
  return {
    'member.confirmed': member,
    'member.birthday': { ...member, year: 2026 },
    'account.changed': { ...member, what: 'email' },
    'member.signed-out': member,
    'member.shut-out': member,
    'push.identity-dropped': member,
    'profile.changed': member,
    'member.presence-changed': member,
    'counts.stale': { of: 'reactions', ids: [share.id] },
    'meeting.called': { ...member, meetingId: 1, what: 'due' },
    'meeting.answered': { ...member, meetingId: 1 },
    'profiles.walked': { ...member, opened: 9 },
    'files.removed': { names: ['a'] },
    'profile.visited': { visitorId: ines.id, visitedId: camille.id },
    'likes.matched': { memberIds: [ines.id, camille.id] },
    'likes.unmatched': { memberIds: [ines.id, camille.id] },
    'honor.given': { honorId: 1, fromId: ines.id, toId: camille.id, kind: 'merci' },
    'honor.withdrawn': { fromId: ines.id, toId: camille.id },
    'member.blocked': { blockerId: ines.id, blockedId: camille.id },
    'member.unblocked': { blockerId: ines.id, blockedId: camille.id },
    'block-list.changed': member,
    'member.terms-added': { ...member, terms: [] },
    'saved-searches.matched': { ...member, found: [] },
    'batch.reminded': { ...member, batchId: 1, what: 'care', day: 2, at: '2030-01-01T12:00:00.000Z' },
    'batch.cared': { ...member, batchId: 1 },
    'batch.removed': { ...member, batchId: 1 },
    'ingredient.accepted': { ...member, proposalId: 1, name: 'oca' },
    'mutes.changed': member,
    'share.published': shareOf,
    'favorites.told': { ...recipients, ...shareOf, removed: false },
    'share.changed': { ...shareOf, version: 2 },
    'share.covered': { shareId: share.id, formerSlug: 'un-matin' },
    'share.removed': shareOf,
    'share.reacted': { ...shareOf, actorId: ines.id, kind: null },
    'link.previewed': { previewId: 1, isNew: true, shareIds: [], commented: [{ shareId: share.id }] },
    'share.voted': shareOf,
    'share.going': { ...member, shareId: share.id, going: true },
    'outing.ticked': { ...member, shareId: share.id },
    'outing.fixed': { shareId: share.id, at: '2030-01-01T12:00:00.000Z' },
    'outing.changed': { shareId: share.id, what: 'moved' },
    'outing.cancelled': { shareId: share.id, by: 'host' },
    'outing.told': { shareId: share.id, what: 'moved', recipientIds: [ines.id] },
    'outing.thanked': { ...member, shareId: share.id },
    'article.told': { articleId, after: 0 },
    'article.reacted': { articleId, actorId: ines.id, kind: null },
    'comment.written': { ...comment, authorId: ines.id, shareAuthorId: camille.id, parentAuthorId: null },
    'comment.removed': comment,
    'swap.published': { swapId: 1 },
    'swap.changed': { swapId: 1 },
    'swap.told': { swapId: 1, what: 'taken', ...recipients },
    'swap.renewed': { swapId: 1, ownerId: camille.id },
    'making.written': { ...member, makingId: 1, shareId: share.id, isNew: true },
    'making.removed': { ...member, makingId: 1, shareId: share.id },
    'answer.marked': { ...shareOf, commentId, before: null },
    'comment.reacted': { ...comment, authorId: ines.id, actorId: camille.id, kind: null },
    'message.sent': { ...room, conversationId: 1, recipientId: camille.id, isRequest: false },
    'message.changed': { messageId: 1, conversationId: 1 },
    'conversation.accepted': { ...conversation, byId: ines.id },
    'conversation.ignored': { ...conversation, byId: ines.id },
    'conversation.read': { ...conversation, readerId: ines.id, seq: 1 },
    'conversation.delivered': { ...conversation, receiverId: ines.id, seq: 1 },
    'conversation.reopened': { ...member, conversationId: 1 },
    'community.asked': community,
    'community.withdrawn': community,
    'community.answered': { ...community, accepted: true },
    'community.invited': { ...community, byId: camille.id },
    'group.invited': { ...community, byId: camille.id },
    'shopping.invited': { ownerId: camille.id, memberId: camille.id },
    'shopping.answered': { ownerId: camille.id, memberId: camille.id, withdrawn: false },
    'group.answered': { ...community, withdrawn: false },
    'community.joined': community,
    'community.left': { ...community, putOut: false },
    'community.handed-over': { ...community, byId: camille.id },
    'community.changed': { communityId: 1 },
    'community.announced': { announcementId: 1, communityId: 1, authorId: camille.id },
    'community.announcement-removed': { announcementId: 1, communityId: 1, authorId: camille.id },
    'community.told': { ...recipients, communityId: 1, authorId: camille.id, about: { announcementId: 1 } },
    'announcement.told': { ...recipients, announcementId: 1 },
    'room.said': room,
    'room.mentioned': { ...room, memberIds: [camille.id] },
    'room.told': { ...recipients, messageId: 1, authorId: ines.id },
    'room.unsaid': room,
    'room.removed': { messageId: 1, authorId: ines.id, reason: 'advert' },
    'room.read': { roomId, readerId: ines.id },
    'report.filed': { reportId: 1 },
    'report.decided': { reportId: 1 },
    'review.asked': { reviewId: 1 },
    'review.decided': { reviewId: 1 },
    'first-photo.approved': { ...member, photoId: 1 },
    'sign-up.decided': { ...member, state: 'approved' },
    'certification.asked': { certificationId: 1 },
    'certification.told': { ...member, what: 'certified', certificationId: 1 },
    'sanction.given': { ...member, sanctionId: 1 },
    'sanction.lifted': { ...member, sanctionId: 1 },
    'content.changed': { collection: 'pages', id: pageId },
    'settings.changed': { key: 'operatorEmail' },
  }
}

/** Whatever decides who a member is, and whom visitors see. */
const members = [
  'member.confirmed',
  'account.changed',
  'member.shut-out',
  'profile.changed',
  'member.presence-changed',
  'sanction.given',
  'sanction.lifted',
]
const shareLists = ['share.published', 'share.changed', 'share.removed']
const share = [
  ...shareLists,
  'counts.stale',
  'share.reacted',
  'share.going',
  'outing.ticked',
  'link.previewed',
  'share.voted',
  'comment.written',
  'comment.removed',
  'making.written',
  'making.removed',
  'answer.marked',
  'comment.reacted',
]
const honors = ['honor.given', 'honor.withdrawn']
const content = ['article.told', 'content.changed']
const communities = ['community.joined', 'community.left', 'community.handed-over', 'community.changed']

/** The events that drop each page; no other event does. */
const droppedBy: Record<PageName, string[]> = {
  home: [...members, ...share],
  shares: [...members, ...share],
  share: [...members, ...share],
  'other share': members,
  profile: [...members, ...share, ...honors],
  'profile shares': [...members, ...share, ...honors],
  'other profile': [...members, ...shareLists],
  article: [...members, ...content],
  'other article': [...members, ...content],
  'site map': [...members, ...content, ...communities],
  ledger: content,
  'legal page': content,
  towns: members,
  town: members,
  season: [...members, ...shareLists, ...content],
}

it('the table has a page for each route that the server caches', () => {
  const cached = Object.values('routes' in pages.build ? pages.build.routes : {}).flatMap((route) =>
    (route?.module.handle as { cached?: boolean } | undefined)?.cached === true ? [route?.path ?? '/'] : [],
  )
  expect(cached.sort()).toEqual([
    '/',
    'blog/:id-slug',
    'l/:slug',
    'l/comment-cela-tient',
    'l/plan-du-site',
    'p/:username',
    'saison/:slug?',
    'shares',
    'shares/:id',
    'villes',
    'villes/:slug',
  ])
})

it('each event drops the pages that it changes, and no other', async () => {
  const found = Object.fromEntries(pageNames.map((name) => [name, [] as string[]]))
  const typesByTags = Map.groupBy(Object.entries(examples()), ([type, example]) =>
    JSON.stringify(tagsOfEvent({ type, ...example } as DomainEvent)),
  )
  for (const [tags, events] of typesByTags) {
    await pages.warm()
    pages.invalidate(JSON.parse(tags))
    for (const name of pages.dropped()) found[name]?.push(...events.map(([type]) => type))
  }
  const expected = Object.entries(droppedBy).map(([name, types]) => [name, [...types, 'settings.changed'].sort()])
  expect(Object.fromEntries(Object.entries(found).map(([name, types]) => [name, types.sort()]))).toEqual(
    Object.fromEntries(expected),
  )
})

it('a comment on an article, and a recount of its comments, drop its page only', async () => {
  const { articleId, ines } = pages
  const events: DomainEvent[] = [
    {
      type: 'comment.written',
      ...{ commentId: 9, authorId: ines.id, shareAuthorId: null, parentAuthorId: null, articleId },
    },
    { type: 'counts.stale', of: 'articleComments', ids: [articleId] },
  ]
  for (const event of events) {
    await pages.warm()
    pages.invalidate(tagsOfEvent(event))
    expect(pages.dropped()).toEqual(['article'])
  }
})

it('a share of a community drops nothing when it is published', async () => {
  await pages.warm()
  const { share, camille } = pages
  pages.invalidate(tagsOfEvent({ type: 'share.published', shareId: share.id, authorId: camille.id, communityId: 1 }))
  expect(pages.dropped()).toEqual([])
})

it('a recount of communities drops the site map, one of a member’s counters drops nothing', async () => {
  await pages.warm()
  pages.invalidate(tagsOfEvent({ type: 'counts.stale', of: 'counters', ids: [1] }))
  expect(pages.dropped()).toEqual([])
  pages.invalidate(tagsOfEvent({ type: 'counts.stale', of: 'communities', ids: [1] }))
  expect(pages.dropped()).toEqual(['site map'])
})
