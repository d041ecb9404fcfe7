import { mailLinksText } from '../../text/mail-links.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** A link that is too old, used or cut: what happened, and the way to another. */
export function ExpiredLink({ to, again }: { to: string; again: string }) {
  return (
    <>
      <span className="su-badge" aria-hidden="true">
        <Icon of="unlink" size="l" />
      </span>
      <h1 className="d h1">{mailLinksText.expiredTitle}</h1>
      <p className="lead soft su-lead">{mailLinksText.expiredLead}</p>
      <ButtonLink to={to} size="lg" block>
        {again}
      </ButtonLink>
    </>
  )
}
