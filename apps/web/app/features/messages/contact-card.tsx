import type { MemberLink, MemberProfile } from '@consoeurs/contract'
import { messagesText } from '../../text/messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { MoreLink } from '../../ui/button.tsx'

interface ContactCardProps {
  other: MemberLink
  /** Null where her profile is no longer there to see. */
  profile: MemberProfile | null
  /** Before the first message of all: what happens to it. */
  first: boolean
}

/** Who she is, above a first contact. */
export function ContactCard({ other, profile, first }: ContactCardProps) {
  const { displayName, avatar, freshness, username } = other
  return (
    <div className="req-card">
      <Avatar src={avatar} name={displayName} size="lg" ring={freshness} />
      {profile?.headline ? <p className="d h4 req-headline">{profile.headline}</p> : null}
      <MoreLink to={`/p/${username}`}>{messagesText.seeProfile}</MoreLink>
      {first ? (
        <>
          <p className="b req-first">{messagesText.first.title(displayName)}</p>
          <p className="small soft">{messagesText.first.text}</p>
        </>
      ) : null}
    </div>
  )
}
