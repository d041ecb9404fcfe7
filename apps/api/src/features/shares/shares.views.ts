import {
  type CommunityLink,
  type MemberLink,
  type ReactionState,
  type ShareView,
  ShareVisibility,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { can } from '../../platform/policy.ts'
import { type FileRow, fileView } from '../files/public.ts'
import { type CardContext, type LinkRow, memberLink } from '../members/public.ts'
import { reactionState } from '../reactions/public.ts'
import { sharePolicy } from './shares.policy.ts'

const { shares } = tables

/** The columns that a share is shown by. */
export const shareSelection = {
  id: shares.id,
  slug: shares.slug,
  authorId: shares.authorId,
  kind: shares.kind,
  title: shares.title,
  body: shares.body,
  visibility: shares.visibility,
  recipe: shares.recipe,
  outingAt: shares.outingAt,
  outingPlace: shares.outingPlace,
  reactionCounts: shares.reactionCounts,
  commentCount: shares.commentCount,
  goingCount: shares.goingCount,
  outingSeats: shares.outingSeats,
  cover: shares.cover,
  answerId: shares.answerId,
  version: shares.version,
  editedAt: shares.editedAt,
  publishedAt: shares.publishedAt,
  hiddenAt: shares.hiddenAt,
}

export interface ShareRow extends LinkRow {
  community: CommunityLink | null
  moderatesThere: boolean
  within: boolean
  /** In their order, as the database puts them into JSON. */
  images: Array<{ alt: string; file: FileRow }>
  /** The viewer's own: what she gave, whether she comes, whether she keeps it. */
  ownReaction: string | null
  going: boolean
  kept: boolean
  share: Pick<typeof shares.$inferSelect, keyof typeof shareSelection>
}

export type ShareAnswer = NonNullable<ShareView['answer']>

/** What a page of shares needs beside its rows; the answers by share id. */
export interface ShareContext {
  cards: CardContext
  answers: Map<number, ShareAnswer>
}

/**
 * Who wrote it. A visitor sees the display name alone of a member whose profile is for members: no username (nothing to
 * link to), no picture, no badge.
 */
export function authorLink(row: LinkRow, context: CardContext): MemberLink {
  const link = memberLink(row, context)
  const isPublic = row.profile.visibility === 'public' && row.profile.status === 'complete'
  if (context.viewer !== null || isPublic) return link
  return { ...link, username: '', avatar: null, certified: false, freshness: null }
}

const shareReactions = ({ share, ownReaction }: ShareRow): ReactionState =>
  reactionState(share.reactionCounts, ownReaction)

function outingView({ share, going }: ShareRow): ShareView['outing'] {
  if (share.outingAt === null) return null
  return {
    at: share.outingAt.toISOString(),
    place: share.outingPlace ?? '',
    seats: share.outingSeats,
    going: share.goingCount,
    mine: going,
  }
}

/** All that a covered share says is for members: what a visitor's page does not hold, no machine reads either. */
function contentOf(row: ShareRow, context: ShareContext) {
  const { share } = row
  const withheld = share.cover !== null && context.cards.viewer === null
  if (withheld) return { withheld, title: '', body: '', images: [], recipe: null, outing: null, answer: null }
  return {
    withheld,
    title: share.title,
    body: share.body,
    images: row.images.map(({ file, alt }) => fileView(file, alt)),
    recipe: share.recipe,
    outing: outingView(row),
    answer: context.answers.get(share.id) ?? null,
  }
}

export function shareView(row: ShareRow, context: ShareContext): ShareView {
  const { share, moderatesThere, within } = row
  const { viewer } = context.cards
  // What is hidden otherwise comes before nobody (`shareVisibleTo`, `ownShare`).
  const held = share.hiddenAt !== null
  const subject = { authorId: share.authorId, hasOuting: share.outingAt !== null, moderatesThere, within, held }
  const may = (action: keyof typeof sharePolicy) => can(sharePolicy, viewer, action, subject)
  return {
    id: share.id,
    slug: share.slug,
    kind: share.kind,
    author: authorLink(row, context.cards),
    visibility: ShareVisibility.catch('members').parse(share.visibility),
    community: row.community,
    cover: share.cover,
    ...contentOf(row, context),
    reactions: shareReactions(row),
    commentCount: share.commentCount,
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
