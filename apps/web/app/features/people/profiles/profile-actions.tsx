import type { MemberProfile } from '@consoeurs/contract'
import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { reportTitles } from '../../../text/report-titles.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { useViewer } from '../../../viewer/viewer-context.tsx'
import { HonorButton, type HonorState } from '../honors/public.ts'

interface ProfileActionsProps {
  profile: MemberProfile
  honors: HonorState
  showHonors: (state: HonorState) => void
}

/** Visitors must sign in, but may report without an account. */
function VisitorActions({ username }: { username: string }) {
  return (
    <div className={styles.action}>
      <ButtonLink to={`/login?suite=${encodeURIComponent(`/messages/${username}`)}`} icon="message-circle">
        {profilesText.write}
      </ButtonLink>
      <IconLink to={`/p/${username}/signaler`} icon="flag" label={reportTitles.member} />
    </div>
  )
}

/** On another member's profile; takes the place of the tab bar on a phone. */
export function ProfileActions({ profile, honors, showHonors }: ProfileActionsProps) {
  const { username, can, isSelf } = profile
  if (useViewer() === null) return <VisitorActions username={username} />
  if (isSelf) {
    return (
      <div className={styles.action}>
        <ButtonLink to="/settings/profil" icon="pencil">
          {profilesText.edit}
        </ButtonLink>
        <ButtonLink to="/p" look="quiet">
          {profilesText.viewAs}…
        </ButtonLink>
      </div>
    )
  }
  if (!can.write && !can.honor) return null
  return (
    <div className={`${styles.action} ${styles.dock}`}>
      {can.write ? (
        <ButtonLink to={`/messages/${username}`} icon="message-circle">
          {profilesText.write}
        </ButtonLink>
      ) : null}
      {can.honor ? <HonorButton member={profile} state={honors} show={showHonors} /> : null}
    </div>
  )
}
