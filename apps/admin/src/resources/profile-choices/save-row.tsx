import Button from '@mui/material/Button'
import { adminText } from '../../text/admin.ts'
import { profileChoicesText as text } from '../../text/profile-choices.ts'

interface SaveRowProps {
  /** Name of the list. */
  list: string
  changed: boolean
  busy: boolean
  complaint: string | undefined
  onCancel: () => void
}

/** Inside the form of a list. */
export function SaveRow({ list, changed, busy, complaint, onCancel }: SaveRowProps) {
  return (
    <div className="choices-save">
      {complaint === undefined ? null : (
        <p role="alert" className="trouble">
          {complaint}
        </p>
      )}
      {changed ? (
        <div className="row">
          <Button type="submit" variant="contained" loading={busy} aria-label={text.save(list)}>
            {adminText.save}
          </Button>
          <Button onClick={onCancel}>{text.cancel}</Button>
          <span className="hint">{text.unsaved}</span>
        </div>
      ) : null}
    </div>
  )
}
