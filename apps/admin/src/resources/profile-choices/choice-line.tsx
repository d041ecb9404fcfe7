import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { profileChoicesText as text } from '../../text/profile-choices.ts'

interface ChoiceLineProps {
  label: string
  retired: boolean
  /** What a retired entry is called. */
  retiredLabel: string
  canMoveUp: boolean
  canMoveDown: boolean
  onMove: (by: -1 | 1) => void
  onRetire: () => void
  children: ReactNode
}

/** An entry with its fields, its place and whether it is offered. */
export function ChoiceLine({ label, retired, retiredLabel, children, ...line }: ChoiceLineProps) {
  const name = label.trim() || text.fresh
  return (
    <li className={retired ? 'choice retired' : 'choice'}>
      <div className="choice-fields">{children}</div>
      <div className="choice-acts">
        {retired ? <span className="status draft">{retiredLabel}</span> : null}
        <IconButton aria-label={text.up(name)} disabled={!line.canMoveUp} onClick={() => line.onMove(-1)}>
          <ArrowUp size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton aria-label={text.down(name)} disabled={!line.canMoveDown} onClick={() => line.onMove(1)}>
          <ArrowDown size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <Button aria-label={retired ? text.restoreNamed(name) : text.retireNamed(name)} onClick={line.onRetire}>
          {retired ? text.restore : text.retire}
        </Button>
      </div>
    </li>
  )
}
