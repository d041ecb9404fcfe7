import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { moment } from '../lists/dates.ts'
import type { ArticleRecord } from '../records.ts'
import { contentText } from '../text/content.ts'
import type { Conflict } from './use-save.ts'

const text = contentText.conflict

interface ConflictDialogProps {
  conflict: Conflict | null
  onMine: () => void
  onTheirs: () => void
  onLater: () => void
}

/** Edit conflict: shows the saved version; both choices keep both texts. */
export function ConflictDialog({ conflict, onMine, onTheirs, onLater }: ConflictDialogProps) {
  if (conflict === null) return null
  const { newest, by } = conflict
  const { excerpt } = newest as Partial<ArticleRecord>
  return (
    <Dialog open onClose={onLater} maxWidth="md" fullWidth aria-labelledby="deux-textes">
      <DialogTitle id="deux-textes">{text.title}</DialogTitle>
      <DialogContent>
        <p>{text.lead(by?.author ?? text.someone, moment(by?.createdAt ?? newest.updatedAt))}</p>
        <h2>{text.newest}</h2>
        <article className="prose read">
          <h3>{newest.title}</h3>
          {excerpt === undefined || excerpt === '' ? null : <p className="standfirst">{excerpt}</p>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API on write and on read */}
          <div dangerouslySetInnerHTML={{ __html: newest.body }} />
        </article>
        <p className="hint">{text.keepHint}</p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onLater}>{text.later}</Button>
        <Button onClick={onTheirs}>{text.takeTheirs}</Button>
        <Button variant="contained" onClick={onMine}>
          {text.keepMine}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
