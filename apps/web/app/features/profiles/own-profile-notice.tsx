import type { OwnProfile } from '@consoeurs/contract'
import { profilesText } from '../../text/profiles.ts'
import { MoreLink } from '../../ui/button.tsx'

/** Why others do not find her, where they do not, and what to do about it. */
export function OwnProfileNotice({ status }: { status: OwnProfile['status'] }) {
  if (status === 'complete') return null
  const [text, action, to] =
    status === 'draft'
      ? [profilesText.draft, profilesText.draftAction, '/settings/steps']
      : [profilesText.hidden, profilesText.hiddenAction, '/settings/confidentialite']
  return (
    <p className="card p pf-notice" role="status">
      <span className="grow">{text}</span>
      <MoreLink to={to}>{action}</MoreLink>
    </p>
  )
}
