import { isEnter } from '@consoeurs/contract/text/enter-key'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { adminText } from '../text/admin.ts'
import { editorText } from '../text/editor.ts'
import { allowedLink } from './links.ts'

export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [wrong, setWrong] = useState(false)
  const chain = () => editor.chain().focus().extendMarkRange('link')
  const set = () => {
    const href = address.trim()
    if (!allowedLink(href)) return setWrong(true)
    if (editor.state.selection.empty && before === '') {
      chain()
        .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else chain().setLink({ href }).run()
    return onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="lien">
      <DialogTitle id="lien">{editorText.link}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          label={editorText.linkAddress}
          value={address}
          error={wrong}
          helperText={wrong ? editorText.linkWrong : editorText.linkHint}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (!isEnter(event.nativeEvent)) return
            // The dialog is inside the article form, which Enter must not submit.
            event.preventDefault()
            set()
          }}
        />
      </DialogContent>
      <DialogActions>
        {before === '' ? null : (
          <Button
            onClick={() => {
              chain().unsetLink().run()
              onClose()
            }}
          >
            {editorText.unlink}
          </Button>
        )}
        <Button onClick={onClose}>{adminText.cancel}</Button>
        <Button variant="contained" onClick={set}>
          {editorText.setLink}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
