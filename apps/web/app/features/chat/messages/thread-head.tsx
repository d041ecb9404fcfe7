import type { ConversationView, MemberLink, MemberProfile } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Link } from '../../../navigation/link.tsx'
import { QuickExitLink } from '../../../quick-exit/quick-exit-link.tsx'
import styles from '../../../styles/shared/messages-page.module.css'
import { membersText } from '../../../text/members.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { overlayOnDemand } from '../../../ui/on-demand.tsx'
import { QuietMark } from './list/conversation-row.tsx'
import { messagesText } from './messages.text.ts'

const ThreadMenu = overlayOnDemand(async () => (await import('./thread-menu.tsx')).ThreadMenu)

function presenceOf({ freshness }: MemberLink, profile: MemberProfile | null): string | null {
  if (profile !== null) return membersText.place(profile.city, profile.distance) || null
  return freshness === null ? null : messagesText.presence[freshness]
}

interface ThreadHeadProps {
  other: MemberLink
  /** Null before the first message. */
  conversation: ConversationView | null
  /** Loaded for a first contact only. */
  profile: MemberProfile | null
  back: string
  onBlocked: () => void
}

export function ThreadHead({ other, conversation, profile, back, onBlocked }: ThreadHeadProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { username, displayName, certified, avatar, freshness } = other
  const href = `/p/${username}`
  const presence = presenceOf(other, profile)
  return (
    <header className={styles.threadHead}>
      <IconLink to={back} icon="chevron-left" label={messagesText.back} className="only-phone" />
      <Link to={href} className={`${styles.person} grow`} prefetch="intent">
        <Avatar src={avatar} name={displayName} size="sm" ring={freshness} />
        <span className={styles.conversationText}>
          <h1 className="person-name truncated">
            <span className="truncated">
              {profile === null ? displayName : membersText.nameAge(displayName, profile.age)}
            </span>
            {certified ? <CertifiedMark label={messagesText.certified} /> : null}
            {conversation?.quiet ? <QuietMark /> : null}
          </h1>
          {presence === null ? null : <span className={`meta truncated ${styles.subtitle}`}>{presence}</span>}
        </span>
      </Link>
      <QuickExitLink className="only-phone" />
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={messagesText.options(displayName)}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of="ellipsis" size="l" />
      </button>
      <ThreadMenu
        other={profile ?? other}
        conversation={conversation}
        open={open}
        onOpenChange={setOpen}
        anchor={button}
        onBlocked={onBlocked}
      />
    </header>
  )
}
