import type { DeskCertification } from '@consoeurs/contract'
import { CoveredPicture } from '../../care/member-queue.tsx'
import { certificationsText as text } from '../../text/certifications.ts'
import { memberQueueText } from '../../text/member-queue.ts'

function sentOf({ picture, can }: DeskCertification) {
  if (picture !== null) return <CoveredPicture key={picture} url={picture} gone={text.pictureGone} />
  return <p className="notice">{can.decide ? text.pictureGone : text.takeFirst}</p>
}

/** The submitted picture beside the profile photos. */
export function CertificationPictures({ certification }: { certification: DeskCertification }) {
  const { photos, can } = certification
  return (
    <section className="panel" aria-labelledby="picture-title">
      <div className="certified-sides">
        <div className="stack">
          <h2 id="picture-title">{memberQueueText.picture}</h2>
          <div className="evidence-pictures certified-sent">{sentOf(certification)}</div>
          <p className="hint">{text.showHint}</p>
        </div>
        {can.decide ? (
          <div className="stack">
            <h2>{text.photos}</h2>
            {photos.length === 0 ? <p className="hint">{text.noPhotos}</p> : null}
            <div className="evidence-pictures">
              {photos.map(({ url, alt }) => (
                <img key={url} src={url} alt={alt || text.profilePhoto} loading="lazy" />
              ))}
            </div>
          </div>
        ) : null}
      </div>
    </section>
  )
}
