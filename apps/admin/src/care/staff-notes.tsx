import type { StaffNoteView } from '@consoeurs/contract'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { moment } from '../lists/dates.ts'
import { careText } from '../text/care.ts'
import { useAct } from './use-act.ts'

interface StaffNotesProps {
  resource: string
  id: number
  notes: StaffNoteView[]
}

/** What staff wrote for each other, and a place for one more. */
export function StaffNotes({ resource, id, notes }: StaffNotesProps) {
  const { run, busy } = useAct(resource, id)
  const [text, setText] = useState('')
  const save = async () => {
    const { refused } = await run({ act: 'note', adds: true, values: { text }, done: careText.noteSaved })
    if (refused === null) setText('')
  }
  return (
    <section className="panel" aria-labelledby="notes-title">
      <h2 id="notes-title">{careText.notes}</h2>
      <p className="hint">{careText.notesHint}</p>
      {notes.length === 0 ? (
        <p className="hint">{careText.noNotes}</p>
      ) : (
        <ul className="entries">
          {notes.map((note) => (
            <li key={note.id}>
              <p className="words">{note.text}</p>
              <p className="hint">{careText.given(note.by, moment(note.at))}</p>
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
          label={careText.note}
          value={text}
          onChange={({ target }) => setText(target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        <div className="row">
          <Button type="submit" variant="outlined" loading={busy !== null} disabled={text.trim() === ''}>
            {careText.saveNote}
          </Button>
        </div>
      </form>
    </section>
  )
}
