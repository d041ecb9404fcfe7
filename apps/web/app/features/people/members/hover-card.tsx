import type { MemberGlance } from '@consoeurs/contract'
import { membersText } from '../../../text/members.ts'
import { profilesText } from '../../../text/profiles.ts'
import { uiText } from '../../../text/ui.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipLink } from '../../../ui/chip.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { FavoriteButton } from '../favorites/public.ts'
import styles from './hover-card.module.css'
import { glanceText } from './hover-card.text.ts'
import { MemberName } from './member-name.tsx'
import { LastSeen, MemberPlace } from './member-place.tsx'
import { SharedTastes } from './shared-tastes.tsx'
import type { HoverCardState } from './use-hover-card.ts'

/** Accessible name: generic until the member is loaded. */
export const hoverCardLabel = ({ glance }: HoverCardState): string =>
  glance === undefined ? glanceText.label : glanceText.labelOf(glance.displayName)

function Who({ glance }: { glance: MemberGlance }) {
  const { avatar, displayName, freshness, isSelf, certifiedAt } = glance
  return (
    <div className={styles.who}>
      <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
      <div className={`${styles.identity} grow`}>
        <MemberName member={glance} />
        <MemberPlace member={glance} />
        <LastSeen member={glance} before={profilesText.lastSeen} />
        {certifiedAt === null ? null : <span className="meta">{membersText.certifiedOn(certifiedAt)}</span>}
      </div>
      {isSelf ? null : <FavoriteButton member={glance} />}
    </div>
  )
}

function Words({ glance: { headline, about } }: { glance: MemberGlance }) {
  if (headline !== '') return <p className={`${styles.line} display`}>{profilesText.headline(headline)}</p>
  return about === '' ? null : <p className="small">{about}</p>
}

function Communities({ glance: { communities } }: { glance: MemberGlance }) {
  if (communities.length === 0) return null
  return (
    <div className={styles.inside}>
      <p className="meta">{glanceText.communities}</p>
      {communities.map(({ id, slug, name }) => (
        <ChipLink key={id} to={`/c/${slug}`} className="plain">
          <span className="truncated">{name}</span>
        </ChipLink>
      ))}
    </div>
  )
}

function Actions({ username, write }: { username: string; write: boolean }) {
  return (
    <div className={styles.action}>
      {write ? (
        <ButtonLink to={`/messages/${username}`} icon="message-circle">
          {glanceText.write}
        </ButtonLink>
      ) : null}
      <ButtonLink to={`/p/${username}`} look="quiet">
        {glanceText.see}
      </ButtonLink>
    </div>
  )
}

const Waiting = () => (
  <div className={styles.who} role="status">
    <span className="visually-hidden">{uiText.loading}</span>
    <Skeleton width={64} height={64} radius={24} />
    <div className={`${styles.identity} grow`}>
      <Skeleton width="60%" height={16} />
      <Skeleton width="40%" height={12} />
    </div>
  </div>
)

export function HoverCard({ username, state }: { username: string; state: HoverCardState }) {
  const { glance, failure, retry } = state
  if (glance === undefined) {
    if (failure === null) return <Waiting />
    if (failure.status === 404) return <p className="soft">{failure.message}</p>
    return (
      <>
        <ErrorState text={failure.message} onRetry={retry} />
        <Actions username={username} write={false} />
      </>
    )
  }
  return (
    <>
      <Who glance={glance} />
      <Words glance={glance} />
      <SharedTastes common={glance.common} />
      <Communities glance={glance} />
      <Actions username={glance.username} write={glance.can.write} />
    </>
  )
}
