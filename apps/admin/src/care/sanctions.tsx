import type { SanctionView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import { Confirm } from 'ra-ui-materialui'
import { useState } from 'react'
import { moment } from '../lists/dates.ts'
import { careText } from '../text/care.ts'
import { useAct } from './use-act.ts'

function Lift({ sanction, onLifted }: { sanction: SanctionView; onLifted: () => void }) {
  const { run, busy } = useAct('sanctions', sanction.id)
  const [asking, setAsking] = useState(false)
  const lift = async () => {
    setAsking(false)
    const { refused } = await run({ act: 'lift', done: careText.liftDone })
    if (refused === null) onLifted()
  }
  return (
    <>
      <Button
        size="small"
        loading={busy !== null}
        onClick={() => setAsking(true)}
        aria-label={careText.liftNamed(careText.kinds[sanction.kind])}
      >
        {careText.lift}
      </Button>
      <Confirm
        isOpen={asking}
        title={careText.liftSure}
        content={careText.liftText}
        onConfirm={() => void lift()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

function endOf({ stands, liftedAt, liftedBy }: SanctionView): string | null {
  if (liftedAt !== null) return careText.lifted(liftedBy, moment(liftedAt))
  return stands ? null : careText.over
}

interface SanctionsProps {
  sanctions: SanctionView[]
  /** Without it they are read only. */
  onLifted?: () => void
}

/** Measures about a member, the newest first; what stands can be taken back. */
export function Sanctions({ sanctions, onLifted }: SanctionsProps) {
  if (sanctions.length === 0) return <p className="hint">{careText.noSanctions}</p>
  return (
    <ul className="entries">
      {sanctions.map((sanction) => (
        <li key={sanction.id} className={sanction.stands ? '' : 'past'}>
          <div className="entry-head">
            <span className={`status ${sanction.stands ? sanction.kind : 'past'}`}>
              {careText.kinds[sanction.kind]}
            </span>
            {sanction.until === null ? null : <span>{careText.until(moment(sanction.until))}</span>}
            {sanction.stands && onLifted !== undefined ? <Lift sanction={sanction} onLifted={onLifted} /> : null}
          </div>
          <p className="words">{sanction.reason}</p>
          <p className="hint">
            {[
              careText.given(sanction.by, moment(sanction.at)),
              careText.rests(careText.grounds[sanction.ground]),
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
