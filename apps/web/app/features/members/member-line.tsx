import { Link } from 'react-router'
import { membersText } from '../../text/members.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { FavoriteHeart } from '../favorites/public.ts'
import { MemberName } from './member-name.tsx'
import { LastSeen, MemberPlace } from './member-place.tsx'
import type { TileProps } from './member-tile.tsx'
import { PassForm } from './pass-form.tsx'
import { SharedTastes } from './shared-tastes.tsx'

/** A member in the directory as a list: her words beside her face. */
export function MemberLine({ member, passed, onPass }: TileProps) {
  const { username, displayName, avatar, freshness, headline } = member
  return (
    <li className="mline">
      <Link className="mline-who grow" to={`/p/${username}`} prefetch="intent" viewTransition>
        <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
        <span className="mt grow">
          <MemberName member={member} />
          {headline === '' ? null : <span className="small mline-words">{headline}</span>}
          <span className="mline-facts">
            <MemberPlace member={member} />
            <LastSeen member={member} />
          </span>
          <SharedTastes common={member.common} />
        </span>
      </Link>
      <span className="mline-act">
        <PassForm member={member} passed={passed} onPress={() => onPass(member)} />
        <FavoriteHeart member={member} />
        <IconLink
          to={`/messages/${username}`}
          icon="message-circle"
          label={membersText.writeTo(displayName)}
          className="only-wide"
        />
      </span>
    </li>
  )
}
