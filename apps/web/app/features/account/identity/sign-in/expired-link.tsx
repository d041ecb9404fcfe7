import styles from '../../../../styles/shared/doorstep.module.css'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { mailLinksText } from '../mail-links.text.ts'

/** The link is expired, used or incomplete. */
export function ExpiredLink({ to, again }: { to: string; again: string }) {
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        <Icon of="unlink" size="l" />
      </span>
      <h1 className="display heading-1">{mailLinksText.expiredTitle}</h1>
      <p className={`lead soft ${styles.lead}`}>{mailLinksText.expiredLead}</p>
      <ButtonLink to={to} size="lg" block>
        {again}
      </ButtonLink>
    </>
  )
}
