import type { CommunityCard } from '@consoeurs/contract'
import { initialOf } from '@consoeurs/contract/text/truncate'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/community-row.module.css'
import { communitiesText } from '../../../text/communities.ts'
import { memberCount } from '../../../text/counts.ts'

export const communityHref = ({ slug }: Pick<CommunityCard, 'slug'>): string => `/c/${slug}`

function CommunityPicture({ community: { avatar, name } }: { community: CommunityCard }) {
  if (avatar === null) {
    return (
      <span className={styles.picture} aria-hidden="true">
        {initialOf(name)}
      </span>
    )
  }
  const { url } = avatar.formats.thumbnail
  return <img className={styles.picture} src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
}

/** The viewer's membership in a word; null if there is none. */
function standingWord({ archived, role, standing }: CommunityCard): string | null {
  if (archived) return communitiesText.archived
  if (role !== null) return role === 'member' ? communitiesText.isIn : communitiesText.roles[role]
  if (standing === 'invited') return communitiesText.invited
  return standing === 'asked' ? communitiesText.asked : null
}

export function CommunityRow({ community }: { community: CommunityCard }) {
  const { name, tagline, access, memberCount: count } = community
  const word = standingWord(community)
  return (
    <Link className={styles.row} to={communityHref(community)} prefetch="intent" viewTransition>
      <CommunityPicture community={community} />
      <span className="grow">
        <b className="bold">{name}</b>
        <span className={`soft ${styles.line}`}>{tagline}</span>
        <span className={`meta ${styles.line}`}>
          {memberCount(count)}, {communitiesText.access[access].toLocaleLowerCase('fr')}
        </span>
      </span>
      {word === null ? null : <span className={styles.role}>{word}</span>}
    </Link>
  )
}
