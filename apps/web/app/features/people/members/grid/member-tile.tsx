import type { MemberCard } from '@consoeurs/contract'
import { initialOf } from '@consoeurs/contract/text/truncate'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { Link } from '../../../../navigation/link.tsx'
import memberStyles from '../../../../styles/shared/members.module.css'
import { membersText } from '../../../../text/members.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { IconLink } from '../../../../ui/icon-button.tsx'
import pictureStyles from '../../../../ui/picture.module.css'
import { Picture } from '../../../../ui/picture.tsx'
import { LikeButton } from '../../likes/public.ts'
import { directoryText } from '../directory.text.ts'
import { MemberName } from '../member-name.tsx'
import { LastSeen } from '../member-place.tsx'
import type { ListedMember } from '../members.api.ts'
import { PassForm } from '../pass-form.tsx'
import { SharedTastes } from '../shared-tastes.tsx'
import styles from './member-tile.module.css'

const widths = '(min-width: 900px) 240px, 48vw'
const leadWidths = '(min-width: 900px) 500px, 100vw'

export interface TileProps {
  member: ListedMember
  /** The first one, in large. */
  lead?: boolean
  priority?: boolean
  /** Showing the list of passed members. */
  passed: boolean
  /** Undefined where members cannot be passed. */
  onPass?: (member: ListedMember) => void
  onMenu?: (member: ListedMember, button: HTMLButtonElement) => void
}

function Distance({ distance }: Pick<MemberCard, 'distance'>) {
  const away = membersText.away(distance)
  if (distance === null || away === null) return null
  return (
    <span>
      <span aria-hidden="true">{directoryText.upTo(distance)}</span>
      <span className="visually-hidden">{away}</span>
    </span>
  )
}

/** Straddles the photo and the text: freshness, and how far away. */
function Pill({ member, lead }: { member: ListedMember; lead: boolean }) {
  const { city, distance } = member
  const town = lead || membersText.away(distance) === null ? membersText.place(city, null) : ''
  return (
    <span className={styles.pill}>
      <LastSeen member={member} />
      {town === '' ? null : <span className="truncated">{town}</span>}
      <Distance distance={distance} />
    </span>
  )
}

/** One action on the lower edge of the photo. */
function Seam({ member, passed, onPass }: Pick<TileProps, 'member' | 'passed' | 'onPass'>) {
  const { likes } = useBrand().features
  if (passed && onPass !== undefined)
    return <PassForm member={member} passed={passed} onPress={() => onPass(member)} className={styles.seam} />
  if (likes) return <LikeButton member={member} named explained className={styles.heart} />
  return (
    <IconLink
      className={styles.seam}
      to={`/messages/${member.username}`}
      icon="message-circle"
      label={membersText.writeTo(member.displayName)}
    />
  )
}

export function MemberTile({ member, lead = false, priority = false, passed, onPass, onMenu }: TileProps) {
  const { id, username, displayName, photo, headline, common } = member
  return (
    <li className={lead ? styles.lead : undefined} data-id={id}>
      <Link className={styles.tile} data-hook="member-tile" to={`/p/${username}`} prefetch="intent" viewTransition>
        <span className={styles.photo}>
          {photo === null ? (
            <span className={`${styles.initial} display`} aria-hidden="true">
              {initialOf(displayName)}
            </span>
          ) : (
            <Picture
              picture={photo}
              sizes={lead ? leadWidths : widths}
              priority={priority}
              className={pictureStyles.fill}
            />
          )}
          {member.isNew ? <span className={styles.newcomer}>{membersText.isNew}</span> : null}
        </span>
        <span className={`${memberStyles.tileText} ${styles.text}`}>
          <MemberName member={member} />
          {headline === '' || common !== null ? null : (
            <span className={classNames(styles.words, lead && 'display')}>{lead ? `« ${headline} »` : headline}</span>
          )}
          <SharedTastes common={common} />
        </span>
        <Pill member={member} lead={lead} />
      </Link>
      <Seam {...{ member, passed, onPass }} />
      <button
        type="button"
        className={`icon-button soft ${styles.more}`}
        data-hook="member-menu"
        aria-label={directoryText.more(displayName)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu?.(member, currentTarget)}
      >
        <Icon of="ellipsis" />
      </button>
    </li>
  )
}
