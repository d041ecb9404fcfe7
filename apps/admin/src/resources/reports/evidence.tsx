import type { DeskReport, ReportEvidence } from '@consoeurs/contract'
import { useState } from 'react'
import { Panel } from '../../care/panel.tsx'
import { moment } from '../../lists/dates.ts'
import { moderationText } from '../../text/moderation.ts'

/** Covered until clicked. */
function Picture({ url, alt }: ReportEvidence['pictures'][number]) {
  const [shown, setShown] = useState(false)
  if (shown) return <img src={url} alt={alt || moderationText.picture} />
  return (
    <button type="button" className="covered" onClick={() => setShown(true)}>
      {alt === '' ? moderationText.show : `${moderationText.show}\u202F: ${alt}`}
    </button>
  )
}

/** Fetched when it is played. */
function Sound({ url, transcript }: ReportEvidence['sounds'][number]) {
  return (
    <>
      <h3>{moderationText.sound}</h3>
      {/* biome-ignore lint/a11y/useMediaCaption: what its author typed stands below it */}
      <audio controls preload="none" src={url} aria-label={moderationText.sound} />
      {transcript === '' ? null : <p className="words">{transcript}</p>}
    </>
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

/** Parts that describe the context of the content. */
const places = new Set(['share', 'article', 'community', 'room'])

function hintOf({ evidenceGone, target }: DeskReport): string {
  if (evidenceGone) return moderationText.evidenceGone
  return target === 'message' ? moderationText.privateHint : moderationText.evidence
}

/** The reported content as it was read, with its context and pictures. */
export function Evidence({ report }: { report: DeskReport }) {
  const { evidence } = report
  const { parts, earlier, before, after, pictures, sounds, deleted, at } = evidence
  const words = parts.filter(({ part }) => !places.has(part))
  const stood = parts.filter(({ part }) => places.has(part))
  return (
    <Panel title={moderationText.what}>
      <p className="hint">{hintOf(report)}</p>
      {stood.map(({ part, text }) => (
        <p key={part} className="hint">
          {moderationText.stoodIn(moderationText.parts[part] ?? part, text)}
        </p>
      ))}
      <Around said={before} />
      {words.map(({ part, text }) => (
        <div key={part} className="reported-words">
          <p className="hint">
            {[moderationText.parts[part] ?? part, at === null ? null : moment(at)].filter(Boolean).join(', ')}
          </p>
          <p className="words">{text}</p>
        </div>
      ))}
      {deleted ? <p className="hint">{moderationText.deleted}</p> : null}
      <Around said={after} />
      {pictures.length === 0 ? null : (
        <>
          <h3>{moderationText.pictures}</h3>
          <div className="evidence-pictures">
            {pictures.map((picture) => (
              <Picture key={picture.url} {...picture} />
            ))}
          </div>
        </>
      )}
      {sounds.map((sound) => (
        <Sound key={sound.url} {...sound} />
      ))}
      {earlier.length === 0 ? null : (
        <>
          <h3>{moderationText.earlier}</h3>
          {earlier.map(({ text, until }) => (
            <p key={`${until} ${text}`} className="words around">
              {text}
            </p>
          ))}
        </>
      )}
    </Panel>
  )
}
