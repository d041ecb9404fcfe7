import type { OwnCertification } from '@consoeurs/contract'
import { CertifiedMark } from '../../brand/marks.tsx'
import { certificationText as text } from '../../text/certification.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CertificationAnswer } from './change-certification.ts'
import { TakeBack } from './take-back.tsx'

interface StatusProps {
  own: OwnCertification
  unscripted: CertificationAnswer | undefined
}

/** How it stands with her now: what stands, what waits, and what happened last. */
export function CertificationStatus({ own, unscripted }: StatusProps) {
  const { standing, challenge, waiting, last } = own
  return (
    <>
      {standing === null ? null : (
        <section className="certif-panel" aria-labelledby="certifiee">
          <span className="certif-mark">
            <CertifiedMark label="" />
          </span>
          <div className="certif-said">
            <h2 className="d h3" id="certifiee">
              {text.since(standing.since)}
            </h2>
            <p className="soft">{text.until(standing.until)}</p>
            {standing.soon && waiting === null ? <p>{text.renew}</p> : null}
            <TakeBack intent="withdraw" words={text.withdraw} unscripted={unscripted} />
          </div>
        </section>
      )}
      {waiting === null ? null : (
        <section className="certif-panel" aria-labelledby="en-attente">
          <span className="certif-mark soft">
            <Icon of="hourglass" size="l" />
          </span>
          <div className="certif-said">
            <h2 className="d h3" id="en-attente" tabIndex={-1}>
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
    <section className="certif-panel plain" aria-labelledby="issue">
      <div className="certif-said">
        <h2 className="d h3" id="issue" tabIndex={-1}>
          {title}
        </h2>
        <p className="soft">{said}</p>
        {reason === '' ? null : <p className="b">{reason}</p>}
        {note === '' ? null : <blockquote className="certif-note">{note}</blockquote>}
        {what === 'refused' || what === 'revoked' ? (
          <p className="small">
            <a className="link" href="/l/contact?sujet=moderation">
              {text.contest}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  )
}
