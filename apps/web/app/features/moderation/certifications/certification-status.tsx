import type { OwnCertification } from '@consoeurs/contract'
import { CertifiedMark } from '../../../brand/marks.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './certification.module.css'
import { certificationText as text } from './certification.text.ts'
import type { CertificationAnswer } from './change-certification.ts'
import { TakeBack } from './take-back.tsx'

interface StatusProps {
  own: OwnCertification
  unscripted: CertificationAnswer | undefined
}

/** Current certification, pending review and last outcome. */
export function CertificationStatus({ own, unscripted }: StatusProps) {
  const { standing, challenge, waiting, last } = own
  return (
    <>
      {standing === null ? null : (
        <section className={styles.panel} aria-labelledby="certifiee">
          <span className={styles.mark}>
            <CertifiedMark label="" />
          </span>
          <div className={styles.statement}>
            <h2 className="display heading-3" id="certifiee">
              {text.since(standing.since)}
            </h2>
            <p className="soft">{text.until(standing.until)}</p>
            {standing.soon && waiting === null ? <p>{text.renew}</p> : null}
            <TakeBack intent="withdraw" words={text.withdraw} unscripted={unscripted} />
          </div>
        </section>
      )}
      {waiting === null ? null : (
        <section className={styles.panel} aria-labelledby="en-attente">
          <span className={`${styles.mark} soft`}>
            <Icon of="hourglass" size="l" />
          </span>
          <div className={styles.statement}>
            <h2 className="display heading-3" id="en-attente" tabIndex={-1}>
              {text.waiting}
            </h2>
            <p className="soft">{text.waitingText(waiting.since, waiting.until)}</p>
            <TakeBack intent="cancel" words={text.cancel} unscripted={unscripted} />
          </div>
        </section>
      )}
      {last === null || challenge !== null ? null : <Outcome last={last} />}
    </>
  )
}

function Outcome({ last }: { last: NonNullable<OwnCertification['last']> }) {
  const { what, reason, note } = last
  const { title, text: said } = text.outcome(what)
  return (
    <section className={`${styles.panel} plain`} aria-labelledby="issue">
      <div className={styles.statement}>
        <h2 className="display heading-3" id="issue" tabIndex={-1}>
          {title}
        </h2>
        <p className="soft">{said}</p>
        {reason === '' ? null : <p className="bold">{reason}</p>}
        {note === '' ? null : <blockquote className={styles.note}>{note}</blockquote>}
        {what === 'refused' || what === 'revoked' ? (
          <p className="small">
            <a className="text-link" href="/l/contact?sujet=moderation">
              {text.contest}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  )
}
