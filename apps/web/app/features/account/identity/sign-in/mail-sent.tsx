import type { ReactNode } from 'react'
import styles from '../../../../styles/shared/doorstep.module.css'
import { Icon } from '../../../../ui/icon.tsx'
import { confirmationText } from '../confirmation.text.ts'
import { mailLinksText } from '../mail-links.text.ts'

interface MailSentProps {
  lead: string
  hints?: readonly string[]
  /** Outside production, mails are written to a page that anyone may read. */
  demo: boolean
  children: ReactNode
}

/** The same page whether or not the address is known. */
export function MailSent({ lead, hints = mailLinksText.sentHints, demo, children }: MailSentProps) {
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        <Icon of="mail-open" size="l" />
      </span>
      <h1 className="display heading-1">{mailLinksText.sentTitle}</h1>
      <p className={`lead soft ${styles.lead}`}>{lead}</p>
      {demo ? (
        <p className={styles.demo}>
          <a className="text-link" href="/dev/mails">
            {confirmationText.readDemoMails}
          </a>
        </p>
      ) : null}
      <ul className={`${styles.hints} small soft`}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {children}
    </>
  )
}
