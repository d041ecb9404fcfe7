import type { DirectoryCard } from '@consoeurs/contract'
import { Link } from 'react-router'
import { membersText } from '../../text/members.ts'
import { IconLink } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { FavoriteHeart } from '../favorites/public.ts'
import { pictureOf } from '../shares/public.ts'
import { MemberName } from './member-name.tsx'
import { LastSeen, MemberPlace } from './member-place.tsx'
import { PassForm } from './pass-form.tsx'
import { SharedTastes } from './shared-tastes.tsx'

const widths = '(min-width: 900px) 240px, 48vw'

/** A member in the directory: her picture first, then who and where. */
export interface TileProps {
  member: DirectoryCard
  priority?: boolean
  /** The list of those she passed by. */
  passed: boolean
  onPass: (member: DirectoryCard) => void
}

export function MemberTile({ member, priority = false, passed, onPass }: TileProps) {
  const { username, displayName, photo } = member
  return (
    <li>
      <Link className="mc" to={`/p/${username}`} prefetch="intent" viewTransition>
        <span className="mp">
          {photo === null ? (
            <span className="mp-letter d" aria-hidden="true">
              {displayName.charAt(0).toLocaleUpperCase('fr')}
            </span>
          ) : (
            <Picture picture={{ ...pictureOf(photo), alt: '' }} ratio={0.82} sizes={widths} priority={priority} />
          )}
          {member.isNew ? <span className="mp-new">{membersText.isNew}</span> : null}
        </span>
        <span className="mt">
          <MemberName member={member} />
          <MemberPlace member={member} />
          <LastSeen member={member} />
          <SharedTastes common={member.common} />
        </span>
      </Link>
      <PassForm member={member} passed={passed} onPress={() => onPass(member)} className="m-pass" />
      <FavoriteHeart member={member} className="m-fav" />
      <IconLink
        className="mw"
        to={`/messages/${username}`}
        icon="message-circle"
        label={membersText.writeTo(displayName)}
      />
    </li>
  )
}
