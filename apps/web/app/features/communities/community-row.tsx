import type { CommunityCard } from '@consoeurs/contract'
import { Link } from 'react-router'
import { communitiesText } from '../../text/communities.ts'
import { memberCount } from '../../text/counts.ts'
import { ChipLink, Chips } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'

export const communityHref = ({ slug }: Pick<CommunityCard, 'slug'>): string => `/c/${slug}`

/** Its picture, small; a letter where it has none. */
function CommunityPicture({ community: { avatar, name } }: { community: CommunityCard }) {
  if (avatar === null) {
    return (
      <span className="cm-pic" aria-hidden="true">
        {name.charAt(0)}
      </span>
    )
  }
  const { url } = avatar.formats.thumbnail
  return <img className="cm-pic" src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
}

/** Where she stands with it, in a word; nothing where she is a stranger. */
function standingWord({ archived, role, standing }: CommunityCard): string | null {
  if (archived) return communitiesText.archived
  if (role !== null) return role === 'member' ? communitiesText.isIn : communitiesText.roles[role]
  if (standing === 'invited') return communitiesText.invited
  return standing === 'asked' ? communitiesText.asked : null
}

/** A community on one line: picture, name, sentence, how many. */
export function CommunityRow({ community }: { community: CommunityCard }) {
  const { name, tagline, access, memberCount: count } = community
  const word = standingWord(community)
  return (
    <Link className="cm-row" to={communityHref(community)} prefetch="intent" viewTransition>
      <CommunityPicture community={community} />
      <span className="grow">
        <b className="b">{name}</b>
        <span className="soft cm-line">{tagline}</span>
        <span className="meta cm-line">
          {memberCount(count)}, {communitiesText.access[access].toLocaleLowerCase('fr')}
        </span>
      </span>
      {word === null ? null : <span className="role">{word}</span>}
    </Link>
  )
}

/** Beside a page: hers, or those that might become hers. */
export function CommunityLinks({ title, communities }: { title: string; communities: CommunityCard[] }) {
  if (communities.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="d h4">{title}</h2>
      {communities.map((community) => (
        <Link key={community.id} className="talk" to={communityHref(community)} prefetch="intent" viewTransition>
          {community.avatar === null ? (
            <Icon of="users" />
          ) : (
            <img
              className="c"
              src={community.avatar.formats.thumbnail.url}
              alt=""
              width={46}
              height={46}
              loading="lazy"
              decoding="async"
            />
          )}
          <span className="grow">
            <b className="b small block">{community.name}</b>
            <span className="meta block">{community.tagline}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}

/** On a phone, above the page: hers, and the way to all of them. */
export function CommunityChips({ communities }: { communities: CommunityCard[] }) {
  return (
    <nav className="pad only-phone" aria-label={communitiesText.mineShort}>
      <Chips scroll>
        {communities.map((community) => (
          <ChipLink key={community.id} to={communityHref(community)}>
            {community.name}
          </ChipLink>
        ))}
        <ChipLink to="/communities">
          <Icon of="compass" size="s" />
          {communities.length === 0 ? communitiesText.seeAll : communitiesText.all}
        </ChipLink>
      </Chips>
    </nav>
  )
}
