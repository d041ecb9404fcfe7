import type { ReactNode } from 'react'
import { confirmationText } from '../../text/confirmation.ts'
import { mailLinksText } from '../../text/mail-links.ts'
import { Icon } from '../../ui/icon.tsx'

interface MailSentProps {
  lead: string
  hints?: readonly string[]
  /** Outside production mails are written to a page anyone may read. */
  demo: boolean
  children: ReactNode
}

/** The same page whether or not the address was known: the mail says the rest. */
export function MailSent({ lead, hints = mailLinksText.sentHints, demo, children }: MailSentProps) {
  return (
    <>
      <span className="su-badge" aria-hidden="true">
        <Icon of="mail-open" size="l" />
      </span>
      <h1 className="d h1">{mailLinksText.sentTitle}</h1>
      <p className="lead soft su-lead">{lead}</p>
      {demo ? (
        <p className="su-demo">
          <a className="link" href="/dev/mails">
            {confirmationText.readDemoMails}
          </a>
        </p>
      ) : null}
      <ul className="su-hints small soft">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      {children}
    </>
  )
}
