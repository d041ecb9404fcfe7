import Button from '@mui/material/Button'
import { adminText } from '../../text/admin.ts'
import { appearanceText as text } from '../../text/appearance.ts'

interface SaveRowProps {
  what: string
  /** Differs from the saved one. */
  isDirty: boolean
  /** The saved one differs from the brand's own. */
  isCustomised: boolean
  refused?: boolean
  busy: boolean
  complaint: string | undefined
  onReset: () => void
}

export function SaveRow({ what, isDirty, isCustomised, refused = false, busy, complaint, onReset }: SaveRowProps) {
  return (
    <>
      {complaint === undefined ? null : (
        <p role="alert" className="trouble">
          {complaint}
        </p>
      )}
      <div className="row">
        {isDirty ? (
          <Button type="submit" variant="contained" loading={busy} disabled={refused} aria-label={text.save(what)}>
            {adminText.save}
          </Button>
        ) : null}
        {isCustomised ? (
          <Button loading={busy} aria-label={text.resetNamed(what)} onClick={onReset}>
            {text.reset}
          </Button>
        ) : null}
      </div>
    </>
  )
}
