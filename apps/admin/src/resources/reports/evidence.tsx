import type { DeskReport, ReportEvidence } from '@consoeurs/contract'
import { useState } from 'react'
import { moment } from '../../lists/dates.ts'
import { careText } from '../../text/care.ts'

/** Covered until she wants to see it. */
function Picture({ url, alt }: ReportEvidence['pictures'][number]) {
  const [shown, setShown] = useState(false)
  if (shown) return <img src={url} alt={alt || careText.picture} />
  return (
    <button type="button" className="covered" onClick={() => setShown(true)}>
      {alt === '' ? careText.show : `${careText.show}\u202F: ${alt}`}
    </button>
  )
}

function Around({ said }: { said: ReportEvidence['before'] }) {
  return said.map(({ by, text, at }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines at most, that never change
    <p key={index} className="words around">
      <b>{by}</b>
      {at === null ? null : <span className="hint"> {moment(at)}</span>}
      <br />
      {text}
    </p>
  ))
}

/** Where it stood: under what, in which room. */
const places = new Set(['share', 'article', 'community', 'room'])

function hintOf({ evidenceGone, target }: DeskReport): string {
  if (evidenceGone) return careText.evidenceGone
  return target === 'message' ? careText.privateHint : careText.evidence
}

/** What was reported, as it was read: its words, what stood around them, its pictures. */
export function Evidence({ report }: { report: DeskReport }) {
  const { evidence } = report
  const { parts, earlier, before, after, pictures, deleted, at } = evidence
  const words = parts.filter(({ part }) => !places.has(part))
  const stood = parts.filter(({ part }) => places.has(part))
  return (
    <section className="panel" aria-labelledby="evidence-title">
      <h2 id="evidence-title">{careText.what}</h2>
      <p className="hint">{hintOf(report)}</p>
      {stood.map(({ part, text }) => (
        <p key={part} className="hint">
          {careText.stoodIn(careText.parts[part] ?? part, text)}
        </p>
      ))}
      <Around said={before} />
      {words.map(({ part, text }) => (
        <div key={part} className="reported-words">
          <p className="hint">
            {[careText.parts[part] ?? part, at === null ? null : moment(at)].filter(Boolean).join(', ')}
          </p>
          <p className="words">{text}</p>
        </div>
      ))}
      {deleted ? <p className="hint">{careText.deleted}</p> : null}
      <Around said={after} />
      {pictures.length === 0 ? null : (
        <>
          <h3>{careText.pictures}</h3>
          <div className="evidence-pictures">
            {pictures.map((picture) => (
              <Picture key={picture.url} {...picture} />
            ))}
          </div>
        </>
      )}
      {earlier.length === 0 ? null : (
        <>
          <h3>{careText.earlier}</h3>
          {earlier.map(({ text, until }) => (
            <p key={`${until} ${text}`} className="words around">
              {text}
            </p>
          ))}
        </>
      )}
    </section>
  )
}
