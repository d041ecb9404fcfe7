import {
  type CommunityLink,
  distanceBand,
  kilometresBetween,
  type MemberLink,
  type OutingAnswer,
  type ProposedDate,
  type ReactionState,
  recipeTexts,
  type ShareView,
  ShareVisibility,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { type FileRow, fileView } from '../../foundation/files/public.ts'
import { defaultTimeZone, timeZoneName } from '../../foundation/places/public.ts'
import { findHealthClaims, mentionsIllness } from '../../foundation/text-filters/public.ts'
import { type CardContext, type LinkRow, memberLink } from '../../people/members/public.ts'
import { type LinkPreviewRow, linkPreviewView } from '../link-previews/public.ts'
import { type PollRow, pollSelection, pollView } from '../polls/public.ts'
import { type HiddenReactions, reactionState, subtractHidden } from '../reactions/public.ts'
import { sharePolicy } from './shares.policy.ts'

const { shares } = tables

export const shareSelection = {
  id: shares.id,
  slug: shares.slug,
  authorId: shares.authorId,
  kind: shares.kind,
  title: shares.title,
  body: shares.body,
  visibility: shares.visibility,
  recipe: shares.recipe,
  ...pollSelection,
  outingAt: shares.outingAt,
  outingDates: shares.outingDates,
  outingPlace: shares.outingPlace,
  outingTown: shares.outingTown,
  outingTimeZone: shares.outingTimeZone,
  outingKind: shares.outingKind,
  outingLatitude: shares.outingLatitude,
  outingLongitude: shares.outingLongitude,
  reactionCounts: shares.reactionCounts,
  commentCount: shares.commentCount,
  makingCount: shares.makingCount,
  goingCount: shares.goingCount,
  outingSeats: shares.outingSeats,
  cover: shares.cover,
  answerId: shares.answerId,
  version: shares.version,
  editedAt: shares.editedAt,
  publishedAt: shares.publishedAt,
  hiddenAt: shares.hiddenAt,
}

export interface ShareRow extends LinkRow, PollRow {
  community: CommunityLink | null
  moderatesThere: boolean
  within: boolean
  images: Array<{ alt: string; file: FileRow }>
  ownReaction: string | null
  hiddenReactions: HiddenReactions
  hiddenComments: number
  hiddenMakings: number
  answer: OutingAnswer | null
  waiting: number | null
  dates: ProposedDate[] | null
  outingGroup: string | null
  link: LinkPreviewRow
  kept: boolean
  share: Pick<typeof shares.$inferSelect, keyof typeof shareSelection>
}

export type ShareAnswer = NonNullable<ShareView['answer']>

export interface ShareContext {
  cards: CardContext
  answers: Map<number, ShareAnswer>
}

/** Visitors see only the display name of an author whose profile is for members. */
export function authorLink(row: LinkRow, context: CardContext): MemberLink {
  const link = memberLink(row, context)
  const isPublic = row.profile.visibility === 'public' && row.profile.status === 'complete'
  if (context.viewer !== null || isPublic) return link
  return { ...link, username: '', avatar: null, certified: false, freshness: null }
}

const shareReactions = ({ share, ownReaction, hiddenReactions }: ShareRow): ReactionState =>
  reactionState(subtractHidden(share.reactionCounts, hiddenReactions), ownReaction)

function distanceOf({ outingLatitude, outingLongitude }: ShareRow['share'], viewer: Viewer | null) {
  if (viewer === null || viewer.latitude === null || viewer.longitude === null) return null
  if (outingLatitude === null || outingLongitude === null) return null
  const town = { latitude: outingLatitude, longitude: outingLongitude }
  const home = { latitude: viewer.latitude, longitude: viewer.longitude }
  return distanceBand(kilometresBetween(home, town))
}

function whereOf(share: ShareRow['share'], viewer: Viewer | null) {
  const timeZone = share.outingTimeZone ?? defaultTimeZone
  return {
    place: share.outingPlace ?? '',
    town: share.outingTown ?? '',
    timeZone,
    timeZoneName: timeZoneName(timeZone),
    seats: share.outingSeats,
    kind: share.outingKind,
    distance: distanceOf(share, viewer),
  }
}

function outingView({ share, answer, waiting, outingGroup }: ShareRow, viewer: Viewer | null): ShareView['outing'] {
  if (share.outingAt === null) return null
  return {
    ...whereOf(share, viewer),
    at: share.outingAt.toISOString(),
    going: share.goingCount,
    mine: answer !== null,
    waiting,
    answer,
    group: outingGroup,
  }
}

type May = (action: keyof typeof sharePolicy) => boolean

function datePollView({ share, dates }: ShareRow, viewer: Viewer | null, may: May): ShareView['datePoll'] {
  if (dates === null) return null
  return { ...whereOf(share, viewer), dates, canTick: may('share.tick'), canFix: may('share.fix') }
}

/** Visitors and crawlers never get covered content. */
function contentOf(row: ShareRow, context: ShareContext, may: May) {
  const { share } = row
  const withheld = share.cover !== null && context.cards.viewer === null
  if (withheld)
    return {
      withheld,
      title: '',
      body: '',
      images: [],
      recipe: null,
      outing: null,
      datePoll: null,
      poll: null,
      link: null,
      answer: null,
    }
  return {
    withheld,
    title: share.title,
    body: share.body,
    images: row.images.map(({ file, alt }) => fileView(file, alt)),
    recipe: share.recipe,
    outing: outingView(row, context.cards.viewer),
    datePoll: datePollView(row, context.cards.viewer, may),
    poll: pollView(share, row, { now: context.cards.now, mayVote: may('share.vote') }),
    link: linkPreviewView(row.link),
    answer: context.answers.get(share.id) ?? null,
  }
}

/** Computed at each read: a stored flag would be health data. */
function noticeOf(
  { title, body, recipe }: Pick<ShareView, 'title' | 'body' | 'recipe'>,
  { cards: { health }, held }: { cards: CardContext; held: boolean },
): Pick<ShareView, 'notice'> {
  if (!health) return {}
  const text = [title, body, ...(recipe === null ? [] : recipeTexts(recipe))].join('\n')
  if (held && findHealthClaims(health, text).length > 0) return { notice: health.heldNotice }
  return mentionsIllness(health, text) ? { notice: health.notice } : {}
}

export function shareView(row: ShareRow, context: ShareContext): ShareView {
  const { share, moderatesThere, within } = row
  const { viewer } = context.cards
  // Shares hidden for another reason never get here (`shareVisibleTo`, `ownShare`).
  const held = share.hiddenAt !== null
  const subject = {
    authorId: share.authorId,
    hasOuting: share.outingAt !== null,
    choosesDate: share.outingDates !== null,
    hasPoll: share.poll !== null,
    moderatesThere,
    within,
    held,
  }
  const may: May = (action) => can(sharePolicy, viewer, action, subject)
  const content = contentOf(row, context, may)
  return {
    id: share.id,
    slug: share.slug,
    kind: share.kind,
    author: authorLink(row, context.cards),
    visibility: ShareVisibility.catch('members').parse(share.visibility),
    community: row.community,
    cover: share.cover,
    ...content,
    ...noticeOf(content, { cards: context.cards, held }),
    reactions: shareReactions(row),
    commentCount: share.commentCount - row.hiddenComments,
    makingCount: share.makingCount - row.hiddenMakings,
    publishedAt: share.publishedAt.toISOString(),
    version: share.version,
    editedAt: share.editedAt?.toISOString() ?? null,
    held,
    left: viewer?.id === share.authorId && !within,
    kept: row.kept,
    can: {
      react: may('share.react'),
      comment: may('share.comment'),
      edit: may('share.edit'),
      remove: may('share.remove'),
      report: may('share.report'),
    },
  }
}
