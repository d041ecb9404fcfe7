import type { StaffNoteView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { moment } from '../lists/dates.ts'
import { moderationText } from '../text/moderation.ts'
import { Panel } from './panel.tsx'
import { useAction } from './use-action.ts'

interface StaffNotesProps {
  resource: string
  id: number
  notes: StaffNoteView[]
}

export function StaffNotes({ resource, id, notes }: StaffNotesProps) {
  const { run, busy } = useAction(resource, id)
  const [text, setText] = useState('')
  const save = async () => {
    const { refused } = await run({ act: 'note', adds: true, values: { text }, done: moderationText.noteSaved })
    if (refused === null) setText('')
  }
  return (
    <Panel title={moderationText.notes}>
      <p className="hint">{moderationText.notesHint}</p>
      {notes.length === 0 ? (
        <p className="hint">{moderationText.noNotes}</p>
      ) : (
        <ul className="entries">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="words">{note.text}</p>
              <p className="hint">{moderationText.given(note.by, moment(note.at))}</p>
            </li>
          ))}
        </ul>
      )}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() !== '') void save()
        }}
      >
        <TextField
          label={moderationText.note}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <div className="row">
          <Button type="submit" variant="outlined" loading={busy !== null} disabled={text.trim() === ''}>
            {moderationText.saveNote}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
