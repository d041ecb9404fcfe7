import {
  type ArticleHit,
  type CheckedHistory,
  type CommunityCard,
  type MemberLink,
  type ShareHit,
  truncateTitle,
} from '@consoeurs/contract'

type HistoryMember = CheckedHistory['members'][number]

export const historyMember = ({ username, displayName, avatar }: MemberLink): HistoryMember => ({
  slug: username,
  name: displayName,
  avatar,
})

/** The same title as the share's page. */
export const historyShare = ({ slug, title, excerpt, author, picture }: ShareHit): HistoryMember => ({
  slug,
  name: truncateTitle(title || excerpt || author.displayName),
  avatar: picture?.formats.thumbnail.url ?? author.avatar,
})

export const historyCommunity = ({ slug, name, avatar }: CommunityCard): HistoryMember => ({
  slug,
  name,
  avatar: avatar?.formats.thumbnail.url ?? null,
})

export const historyArticle = ({ slug, title, picture }: ArticleHit): HistoryMember => ({
  slug,
  name: title,
  avatar: picture,
})
