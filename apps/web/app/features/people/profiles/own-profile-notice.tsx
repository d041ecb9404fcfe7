import type { OwnProfile } from '@consoeurs/contract'
import styles from '../../../styles/shared/profile.module.css'
import { profilesText } from '../../../text/profiles.ts'
import { MoreLink } from '../../../ui/button.tsx'

/** Why others cannot find the profile, and what to do. */
export function OwnProfileNotice({ status }: { status: OwnProfile['status'] }) {
  if (status === 'complete') return null
  const [text, action, to] =
    status === 'draft'
      ? [profilesText.draft, profilesText.draftAction, '/settings/steps']
      : [profilesText.hidden, profilesText.hiddenAction, '/settings/confidentialite']
  return (
    <p className={`card padded ${styles.notice}`} role="status">
      <span className="grow">{text}</span>
      <MoreLink to={to}>{action}</MoreLink>
    </p>
  )
}
