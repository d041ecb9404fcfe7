import type { MemberLink, ShareView } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { CertifiedMark } from '../../brand/marks.tsx'
import { sharesText } from '../../text/shares.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { kindOf } from './share-form.ts'

/** Her name, leading to her profile where the reader may see it. */
export function AuthorName({ author }: { author: MemberLink }) {
  const inside = (
    <>
      {author.displayName}
      {author.certified ? <CertifiedMark label={sharesText.certified} /> : null}
    </>
  )
  if (author.username === '') return <span className="name">{inside}</span>
  return (
    <Link className="name" to={`/p/${author.username}`} prefetch="intent">
      {inside}
    </Link>
  )
}

function AuthorFace({ author }: { author: MemberLink }) {
  const face = <Avatar src={author.avatar} name={author.displayName} ring={author.freshness} />
  if (author.username === '') return face
  // The name beside it is the same link: one stop of the keyboard is enough.
  return (
    <Link to={`/p/${author.username}`} tabIndex={-1} aria-hidden="true">
      {face}
    </Link>
  )
}

function ShareLine({ share, href }: { share: ShareView; href: string }) {
  const kind = kindOf(useBrand(), share.kind)
  return (
    <div className="meta row share-line">
      {kind === undefined ? null : <Icon of={brandIcon(kind.icon)} size="s" />}
      <Link to={href} className="share-when" prefetch="intent">
        {kind === undefined ? null : `${kind.label}, `}
        <TimeAgo date={share.publishedAt} />
      </Link>
      {share.editedAt === null ? null : (
        <span>
          ({sharesText.edited} <TimeAgo date={share.editedAt} />)
        </span>
      )}
      {share.community === null ? null : (
        <Link to={`/c/${share.community.slug}`} className="share-when" prefetch="intent">
          {sharesText.inCommunity(share.community.name)}
        </Link>
      )}
      {share.visibility === 'members' ? <Icon of="users" size="s" label={sharesText.membersOnly} /> : null}
    </div>
  )
}

/** Who, what kind, when; the menu at the end. */
export function ShareHead({ share, href, menu }: { share: ShareView; href: string; menu: React.ReactNode }) {
  return (
    <header className="who">
      <AuthorFace author={share.author} />
      <div className="grow">
        <AuthorName author={share.author} />
        <ShareLine share={share} href={href} />
      </div>
      {menu}
    </header>
  )
}
