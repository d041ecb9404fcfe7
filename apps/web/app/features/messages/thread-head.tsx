import type { MemberLink, MemberProfile } from '@consoeurs/contract'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { CertifiedMark } from '../../brand/marks.tsx'
import { neutralPage } from '../../quick-exit/quick-exit.ts'
import { layoutText } from '../../text/layout.ts'
import { membersText } from '../../text/members.ts'
import { messagesText } from '../../text/messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'

const BlockDialog = lazy(async () => ({ default: (await import('../blocks/public.ts')).BlockDialog }))
const ReportDialog = lazy(async () => ({ default: (await import('../reports/public.ts')).ReportDialog }))

export type Concern = 'report' | 'block'

interface ConcernDialogsProps {
  other: MemberLink
  concern: Concern | null
  onClose: () => void
  onBlocked: () => void
}

/** Report and block, fetched when she wants one of them. */
export function ConcernDialogs({ other, concern, onClose, onBlocked }: ConcernDialogsProps) {
  if (concern === null) return null
  const { username, displayName } = other
  const common = { open: true, onOpenChange: (open: boolean) => open || onClose(), onBlocked }
  return (
    <Suspense fallback={null}>
      {concern === 'block' ? (
        <BlockDialog {...common} member={other} />
      ) : (
        <ReportDialog {...common} target="member" username={username} memberName={displayName} />
      )}
    </Suspense>
  )
}

function presenceOf({ freshness }: MemberLink, profile: MemberProfile | null): string | null {
  if (profile !== null) return membersText.place(profile.city, profile.distance) || null
  return freshness === null ? null : messagesText.presence[freshness]
}

interface ThreadHeadProps {
  other: MemberLink
  /** Known for a first contact: her age and where she lives. */
  profile: MemberProfile | null
  back: string
  onBlocked: () => void
}

export function ThreadHead({ other, profile, back, onBlocked }: ThreadHeadProps) {
  const [concern, setConcern] = useState<Concern | null>(null)
  const { username, displayName, certified, avatar, freshness } = other
  const href = `/p/${username}`
  const presence = presenceOf(other, profile)
  return (
    <header className="th-head">
      <IconLink to={back} icon="chevron-left" label={messagesText.back} className="only-phone" />
      <Link to={href} className="th-who grow" prefetch="intent">
        <Avatar src={avatar} name={displayName} size="sm" ring={freshness} />
        <span className="conv-words">
          <h1 className="name trunc">
            <span className="trunc">
              {profile === null ? displayName : membersText.nameAge(displayName, profile.age)}
            </span>
            {certified ? <CertifiedMark label={messagesText.certified} /> : null}
          </h1>
          {presence === null ? null : <span className="meta trunc th-sub">{presence}</span>}
        </span>
      </Link>
      <a
        className="ib soft only-phone"
        href={neutralPage}
        rel="noreferrer"
        data-quick-exit
        data-no-prefetch
        aria-label={layoutText.quickExit}
        title={layoutText.quickExitHint}
      >
        <Icon of="log-out" />
      </a>
      <Menu
        label={messagesText.options(displayName)}
        items={[
          { label: messagesText.seeProfile, icon: 'user-round', to: href },
          { label: messagesText.report, icon: 'flag', onSelect: () => setConcern('report') },
          { label: messagesText.block, icon: 'ban', tone: 'danger', onSelect: () => setConcern('block') },
        ]}
      />
      <ConcernDialogs other={other} concern={concern} onClose={() => setConcern(null)} onBlocked={onBlocked} />
    </header>
  )
}
