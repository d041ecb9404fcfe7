import type { MemberLink, ShareView } from '@consoeurs/contract'
import { useBrand } from '../../../brand/brand-context.tsx'
import { brandIcon } from '../../../brand/brand-icon.ts'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/share.module.css'
import { sharesText } from '../../../text/shares.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TimeAgo } from '../../../ui/time-ago.tsx'
import { kindOf } from './share-form.ts'

/** Links to the profile if the viewer may see it. */
export function AuthorName({ author }: { author: MemberLink }) {
  const inside = (
    <>
      {author.displayName}
      {author.certified ? <CertifiedMark label={sharesText.certified} /> : null}
    </>
  )
  if (author.username === '') return <span className="person-name">{inside}</span>
  return (
    <Link className="person-name" to={`/p/${author.username}`} prefetch="intent">
      {inside}
    </Link>
  )
}

function AuthorFace({ author }: { author: MemberLink }) {
  const face = <Avatar src={author.avatar} name={author.displayName} ring={author.freshness} />
  if (author.username === '') return face
  // The name beside it is the same link: one tab stop is enough.
  return (
    <Link to={`/p/${author.username}`} tabIndex={-1} aria-hidden="true">
      {face}
    </Link>
  )
}

interface ShareLineProps {
  share: ShareView
  href: string
  /** Slug of the community whose page shows the share: its name is not repeated. */
  within?: string | undefined
}

function ShareLine({ share, href, within }: ShareLineProps) {
  const kind = kindOf(useBrand(), share.kind)
  return (
    <div className={`meta row ${styles.line}`}>
      {kind === undefined ? null : <Icon of={brandIcon(kind.icon)} size="s" />}
      <Link to={href} className={styles.when} data-hook="share-date" prefetch="intent">
        {kind === undefined ? null : <span>{`${kind.label}, `}</span>}
        <TimeAgo date={share.publishedAt} />
      </Link>
      {share.editedAt === null ? null : (
        <span>
          ({sharesText.edited} <TimeAgo date={share.editedAt} />)
        </span>
      )}
      {share.community === null || share.community.slug === within ? null : (
        <Link to={`/c/${share.community.slug}`} className={styles.when} data-hook="share-date" prefetch="intent">
          {sharesText.inCommunity(share.community.name)}
        </Link>
      )}
      {share.visibility === 'members' ? <Icon of="users" size="s" label={sharesText.membersOnly} /> : null}
    </div>
  )
}

export function ShareHead({ menu, ...line }: ShareLineProps & { menu: React.ReactNode }) {
  const { author } = line.share
  return (
    <header className={styles.author} data-hook="author">
      <AuthorFace author={author} />
      <div className="grow">
        <AuthorName author={author} />
        <ShareLine {...line} />
      </div>
      {menu}
    </header>
  )
}
