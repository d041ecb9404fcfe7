import type { MemberGlance } from '@consoeurs/contract'
import { glanceText } from '../../text/glance.ts'
import { membersText } from '../../text/members.ts'
import { profilesText } from '../../text/profiles.ts'
import { uiText } from '../../text/ui.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FavoriteHeart } from '../favorites/public.ts'
import { MemberName } from './member-name.tsx'
import { LastSeen, MemberPlace } from './member-place.tsx'
import { SharedTastes } from './shared-tastes.tsx'
import type { GlanceState } from './use-glance.ts'
import '../../styles/glance.css'

/** What the card is called: she, once it is known who she is. */
export const glanceLabel = ({ glance }: GlanceState): string =>
  glance === undefined ? glanceText.label : glanceText.labelOf(glance.displayName)

function Who({ glance }: { glance: MemberGlance }) {
  const { avatar, displayName, freshness, isSelf, certifiedAt } = glance
  return (
    <div className="glance-who">
      <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
      <div className="glance-id grow">
        <MemberName member={glance} />
        <MemberPlace member={glance} />
        <LastSeen member={glance} before={profilesText.lastSeen} />
        {certifiedAt === null ? null : <span className="meta">{membersText.certifiedOn(certifiedAt)}</span>}
      </div>
      {isSelf ? null : <FavoriteHeart member={glance} />}
    </div>
  )
}

function Words({ glance: { headline, about } }: { glance: MemberGlance }) {
  if (headline !== '') return <p className="glance-line d">{profilesText.headline(headline)}</p>
  return about === '' ? null : <p className="small">{about}</p>
}

function Communities({ glance: { communities } }: { glance: MemberGlance }) {
  if (communities.length === 0) return null
  return (
    <div className="glance-in">
      <p className="meta">{glanceText.communities}</p>
      {communities.map(({ id, slug, name }) => (
        <ChipLink key={id} to={`/c/${slug}`} className="plain">
          <span className="trunc">{name}</span>
        </ChipLink>
      ))}
    </div>
  )
}

function Actions({ username, write }: { username: string; write: boolean }) {
  return (
    <div className="glance-act">
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
  <div className="glance-who" role="status">
    <span className="sr">{uiText.loading}</span>
    <Skeleton width={64} height={64} radius={24} />
    <div className="glance-id grow">
      <Skeleton width="60%" height={16} />
      <Skeleton width="40%" height={12} />
    </div>
  </div>
)

/** Who she is, in a few lines, and the ways on. */
export function GlanceCard({ username, state }: { username: string; state: GlanceState }) {
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
