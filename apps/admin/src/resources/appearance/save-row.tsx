import Button from '@mui/material/Button'
import { adminText } from '../../text/admin.ts'
import { appearanceText as text } from '../../text/appearance.ts'

interface SaveRowProps {
  what: string
  /** Differs from what is saved. */
  touched: boolean
  /** The saved one differs from the brand's own. */
  changed: boolean
  refused?: boolean
  busy: boolean
  complaint: string | undefined
  onReset: () => void
}

export function SaveRow({ what, touched, changed, refused = false, busy, complaint, onReset }: SaveRowProps) {
  return (
    <>
      {complaint === undefined ? null : (
        <p role="alert" className="trouble">
          {complaint}
        </p>
      )}
      <div className="row">
        {touched ? (
          <Button type="submit" variant="contained" loading={busy} disabled={refused} aria-label={text.save(what)}>
            {adminText.save}
          </Button>
        ) : null}
        {changed ? (
          <Button loading={busy} aria-label={text.resetNamed(what)} onClick={onReset}>
            {text.reset}
          </Button>
        ) : null}
      </div>
    </>
  )
}
