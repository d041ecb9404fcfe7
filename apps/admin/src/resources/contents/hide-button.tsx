import type { DeskContentRow, MeasureGround } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { fieldsOf, useAction } from '../../care/use-action.ts'
import { adminText } from '../../text/admin.ts'
import { membersText } from '../../text/members.ts'
import { moderationText } from '../../text/moderation.ts'

/** Hides content with a reason for the author, or shows it again. Input is kept on errors. */
export function HideButton({ content }: { content: DeskContentRow }) {
  const { run, busy } = useAction('contents', content.id)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [ground, setGround] = useState<MeasureGround>('charter')
  const [wrong, setWrong] = useState('')
  if (!content.can.hide) return null
  if (content.hiddenAt !== null) {
    return (
      <Button loading={busy !== null} onClick={() => void run({ act: 'show', done: membersText.showDone })}>
        {membersText.show}
      </Button>
    )
  }
  const hide = async () => {
    if (reason.trim() === '') return setWrong(moderationText.giveReason)
    const { refused } = await run({ act: 'hide', adds: true, values: { reason, ground }, done: membersText.hideDone })
    setWrong(fieldsOf(refused).reason ?? '')
    if (refused === null) setOpen(false)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{membersText.hide}</Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="sm" aria-labelledby="hide-title">
        <DialogTitle id="hide-title">{membersText.hideTitle}</DialogTitle>
        <DialogContent>
          <TextField
            label={membersText.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={wrong !== ''}
            helperText={wrong || membersText.reasonHint}
            multiline
            minRows={3}
            autoFocus
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { maxLength: 1000 } }}
          />
          <TextField
            select
            label={moderationText.ground}
            value={ground}
            onChange={({ target }) => setGround(target.value as MeasureGround)}
            fullWidth
            margin="dense"
          >
            {Object.entries(moderationText.grounds).map(([value, label]) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{adminText.cancel}</Button>
          <Button variant="contained" loading={busy !== null} onClick={() => void hide()}>
            {membersText.hide}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
