import type { MemberProfile } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { useIllustration } from '../../brand/illustration.ts'
import { CertifiedMark } from '../../brand/marks.tsx'
import { membersText } from '../../text/members.ts'
import { profilesText } from '../../text/profiles.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LastSeen } from '../members/public.ts'

function Cover() {
  const day = useIllustration('cover')
  const night = useIllustration('coverNight')
  return (
    <div className="pf-cover">
      <img {...day} alt="" className="by-day" loading="lazy" decoding="async" />
      <img {...night} alt="" className="by-night" loading="lazy" decoding="async" />
    </div>
  )
}

/** The portrait is shown large: the card's picture rather than the small one of lists. */
const portraitOf = ({ photo, avatar }: MemberProfile) => photo?.formats.small.url ?? avatar

/** Who she is at first sight; what one can do comes with the page. */
export function ProfileHead({ profile, children }: { profile: MemberProfile; children: ReactNode }) {
  const { displayName, age, certified, certifiedAt, headline, city, distance, freshness } = profile
  return (
    <>
      <Cover />
      <header className="pf-head pad">
        <div className="pf-av">
          <Avatar src={portraitOf(profile)} name={displayName} size="xl" ring={freshness} alt={profile.photo?.alt} />
        </div>
        <div className="pf-id">
          <h1 className="d h1">
            {membersText.nameAge(displayName, age)}{' '}
            {certified ? <CertifiedMark label={membersText.certifiedOn(certifiedAt)} /> : null}
          </h1>
          <p className="soft">{membersText.place(city, distance)}</p>
          {certifiedAt === null ? null : (
            <p className="soft" aria-hidden="true">
              {membersText.certifiedOn(certifiedAt)}
            </p>
          )}
          <p className="soft">
            <LastSeen member={profile} before={profilesText.lastSeen} />
          </p>
        </div>
        {headline === '' ? null : <p className="pf-line d">{profilesText.headline(headline)}</p>}
        {children}
      </header>
    </>
  )
}
