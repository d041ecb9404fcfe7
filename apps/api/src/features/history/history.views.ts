import {
  type ArticleHit,
  type CheckedHistory,
  type CommunityCard,
  type MemberLink,
  type ShareHit,
  truncateTitle,
} from '@consoeurs/contract'

type Found = CheckedHistory['members'][number]

export const memberFound = ({ username, displayName, avatar }: MemberLink): Found => ({
  slug: username,
  name: displayName,
  avatar,
})

/** Called as its page is: by its title, its first words, or her who wrote it, where it is covered too. */
export const shareFound = ({ slug, title, excerpt, author, picture }: ShareHit): Found => ({
  slug,
  name: truncateTitle(title || excerpt || author.displayName),
  avatar: picture?.formats.thumbnail.url ?? author.avatar,
})

export const communityFound = ({ slug, name, avatar }: CommunityCard): Found => ({
  slug,
  name,
  avatar: avatar?.formats.thumbnail.url ?? null,
})

export const articleFound = ({ slug, title, picture }: ArticleHit): Found => ({ slug, name: title, avatar: picture })
