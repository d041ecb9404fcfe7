import Button from '@mui/material/Button'
import { adminText } from '../../text/admin.ts'
import { profileChoicesText as text } from '../../text/profile-choices.ts'

interface SaveRowProps {
  /** Name of the list. */
  list: string
  /** Differs from the saved one. */
  isDirty: boolean
  busy: boolean
  complaint: string | undefined
  onCancel: () => void
}

/** Inside the form of a list. */
export function SaveRow({ list, isDirty, busy, complaint, onCancel }: SaveRowProps) {
  return (
    <div className="choices-save">
      {complaint === undefined ? null : (
        <p role="alert" className="trouble">
          {complaint}
        </p>
      )}
      {isDirty ? (
        <div className="row">
          <Button type="submit" variant="contained" loading={busy} aria-label={text.save(list)}>
            {adminText.save}
          </Button>
          <Button disabled={busy} onClick={onCancel}>
            {text.cancel}
          </Button>
          <span className="hint">{text.unsaved}</span>
        </div>
      ) : null}
    </div>
  )
}
