import type { DeskCertification } from '@consoeurs/contract'
import { useState } from 'react'
import { certificationsText as text } from '../../text/certifications.ts'

/** Covered until clicked: opening the picture is an explicit act. */
function Sent({ url }: { url: string }) {
  const [shown, setShown] = useState(false)
  const [gone, setGone] = useState(false)
  if (gone) return <p className="notice">{text.pictureGone}</p>
  if (shown) return <img src={url} alt={text.pictureAlt} onError={() => setGone(true)} />
  return (
    <button type="button" className="covered" onClick={() => setShown(true)}>
      {text.show}
    </button>
  )
}

function sentOf({ picture, can }: DeskCertification) {
  if (picture !== null) return <Sent key={picture} url={picture} />
  return <p className="notice">{can.decide ? text.pictureGone : text.takeFirst}</p>
}

/** The submitted picture beside the profile photos. */
export function CertificationPictures({ certification }: { certification: DeskCertification }) {
  const { photos, can } = certification
  return (
    <section className="panel" aria-labelledby="picture-title">
      <div className="certified-sides">
        <div className="stack">
          <h2 id="picture-title">{text.picture}</h2>
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
