import type { SanctionView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { Confirm } from 'ra-ui-materialui'
import { useState } from 'react'
import { moment } from '../lists/dates.ts'
import { moderationText } from '../text/moderation.ts'
import { useAction } from './use-action.ts'

function Lift({ sanction, onLifted }: { sanction: SanctionView; onLifted: () => void }) {
  const { run, busy } = useAction('sanctions', sanction.id)
  const [asking, setAsking] = useState(false)
  const lift = async () => {
    setAsking(false)
    const { refused } = await run({ act: 'lift', done: moderationText.liftDone })
    if (refused === null) onLifted()
  }
  return (
    <>
      <Button
        size="small"
        loading={busy !== null}
        onClick={() => setAsking(true)}
        aria-label={moderationText.liftNamed(moderationText.kinds[sanction.kind])}
      >
        {moderationText.lift}
      </Button>
      <Confirm
        isOpen={asking}
        title={moderationText.liftSure}
        content={moderationText.liftText}
        onConfirm={() => void lift()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function endOf({ stands, liftedAt, liftedBy }: SanctionView): string | null {
  if (liftedAt !== null) return moderationText.lifted(liftedBy, moment(liftedAt))
  return stands ? null : moderationText.over
}

interface SanctionsProps {
  sanctions: SanctionView[]
  /** Read-only without it. */
  onLifted?: () => void
}

/** Measures of a member, newest first; active ones can be lifted. */
export function Sanctions({ sanctions, onLifted }: SanctionsProps) {
  if (sanctions.length === 0) return <p className="hint">{moderationText.noSanctions}</p>
  return (
    <ul className="entries">
      {sanctions.map((sanction) => (
        <li key={sanction.id} className={sanction.stands ? '' : 'past'}>
          <div className="entry-head">
            <span className={`status ${sanction.stands ? sanction.kind : 'past'}`}>
              {moderationText.kinds[sanction.kind]}
            </span>
            {sanction.until === null ? null : <span>{moderationText.until(moment(sanction.until))}</span>}
            {sanction.stands && onLifted !== undefined ? <Lift sanction={sanction} onLifted={onLifted} /> : null}
          </div>
          <p className="words">{sanction.reason}</p>
          <p className="hint">
            {[
              moderationText.given(sanction.by, moment(sanction.at)),
              moderationText.rests(moderationText.grounds[sanction.ground]),
              endOf(sanction),
            ]
              .filter(Boolean)
              .join('. ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
