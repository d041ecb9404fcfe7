import type { MemberProfile } from '@consoeurs/contract'
import { muteLabels } from '../../text/mute-labels.ts'
import { profilesText } from '../../text/profiles.ts'
import { reportTitles } from '../../text/report-titles.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { useViewer } from '../../viewer/viewer-context.tsx'
import { FavoriteHeart, TellMeButton } from '../favorites/public.ts'
import { HonorButton, type HonorState } from '../honors/public.ts'
import { ProfileMenu } from './profile-menu.tsx'

interface ProfileActionsProps {
  profile: MemberProfile
  honors: HonorState
  showHonors: (state: HonorState) => void
}

/** A visitor is led to the door, and may report without an account. */
function VisitorActions({ username }: { username: string }) {
  return (
    <div className="pf-act">
      <ButtonLink to={`/login?suite=${encodeURIComponent(`/messages/${username}`)}`} icon="message-circle">
        {profilesText.write}
      </ButtonLink>
      <IconLink to={`/p/${username}/signaler`} icon="flag" label={reportTitles.member} />
    </div>
  )
}

/** Write, honour, and the rest behind •••. On a phone ••• is in the bar. */
export function ProfileActions({ profile, honors, showHonors }: ProfileActionsProps) {
  const { username, can, isSelf } = profile
  if (useViewer() === null) return <VisitorActions username={username} />
  if (isSelf) {
    return (
      <div className="pf-act">
        <ButtonLink to="/settings/profil" icon="pencil">
          {profilesText.edit}
        </ButtonLink>
        <ButtonLink to="/p" look="quiet">
          {profilesText.viewAs}…
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="pf-act">
      {can.write ? (
        <ButtonLink to={`/messages/${username}`} icon="message-circle">
          {profilesText.write}
        </ButtonLink>
      ) : null}
      {can.honor ? <HonorButton member={profile} state={honors} show={showHonors} /> : null}
      <FavoriteHeart member={profile} />
      <span className="only-wide">
        <ProfileMenu profile={profile} />
      </span>
      <TellMeButton member={profile} worded />
      {profile.muted ? <p className="small soft pf-closed">{muteLabels.onProfile}</p> : null}
      {can.write ? null : <p className="small soft pf-closed">{profilesText.cannotWrite}</p>}
    </div>
  )
}
