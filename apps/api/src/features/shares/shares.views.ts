import type { FileView, MemberLink, ReactionState, ShareView } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { can } from '../../platform/policy.ts'
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
  edited: shares.edited,
  publishedAt: shares.publishedAt,
}

export interface ShareRow extends LinkRow {
  share: Pick<typeof shares.$inferSelect, keyof typeof shareSelection>
}

/** What a page of shares needs beside its rows, by share id. */
export interface ShareContext {
  cards: CardContext
  images: Map<number, FileView[]>
  ownReactions: Map<number, string>
  going: Set<number>
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

export function shareReactions(row: ShareRow, context: ShareContext): ReactionState {
  return reactionState(row.share.reactionCounts, context.ownReactions.get(row.share.id) ?? null)
}

export function shareView(row: ShareRow, context: ShareContext): ShareView {
  const { share } = row
  const { viewer } = context.cards
  const subject = { authorId: share.authorId, hasOuting: share.outingAt !== null }
  return {
    id: share.id,
    slug: share.slug,
    kind: share.kind,
    title: share.title,
    body: share.body,
    author: authorLink(row, context.cards),
    images: context.images.get(share.id) ?? [],
    visibility: share.visibility === 'public' ? 'public' : 'members',
    recipe: share.recipe,
    outing:
      share.outingAt === null
        ? null
        : {
            at: share.outingAt.toISOString(),
            place: share.outingPlace ?? '',
            going: share.goingCount,
            mine: context.going.has(share.id),
          },
    reactions: shareReactions(row, context),
    commentCount: share.commentCount,
    publishedAt: share.publishedAt.toISOString(),
    edited: share.edited,
    can: {
      react: can(sharePolicy, viewer, 'share.react', subject),
      comment: can(sharePolicy, viewer, 'share.comment', subject),
      remove: can(sharePolicy, viewer, 'share.remove', subject),
      report: can(sharePolicy, viewer, 'share.report', subject),
    },
  }
}
