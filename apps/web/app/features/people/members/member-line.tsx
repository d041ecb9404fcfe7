import { Link } from '../../../navigation/link.tsx'
import styles from '../../../styles/shared/members.module.css'
import { membersText } from '../../../text/members.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { FavoriteButton } from '../favorites/public.ts'
import type { TileProps } from './grid/member-tile.tsx'
import { MemberName } from './member-name.tsx'
import { LastSeen, MemberPlace } from './member-place.tsx'
import { PassForm } from './pass-form.tsx'
import { SharedTastes } from './shared-tastes.tsx'

export function MemberLine({ member, passed, onPass }: TileProps) {
  const { username, displayName, avatar, freshness, headline } = member
  return (
    <li className={styles.line} data-hook="member-line">
      <Link className={`${styles.linePerson} grow`} to={`/p/${username}`} prefetch="intent" viewTransition>
        <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
        <span className={`${styles.tileText} grow`}>
          <MemberName member={member} />
          {headline === '' ? null : <span className={`small ${styles.lineText}`}>{headline}</span>}
          <span className={styles.lineFacts}>
            <MemberPlace member={member} />
            <LastSeen member={member} />
          </span>
          <SharedTastes common={member.common} />
        </span>
      </Link>
      <span className={styles.lineAction}>
        {onPass === undefined ? null : <PassForm member={member} passed={passed} onPress={() => onPass(member)} />}
        <FavoriteButton member={member} />
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
