import { type KeptRecipe, notebookLimits } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { notebooksApi } from './notebooks.api.ts'
import { notebooksText as text } from './notebooks.text.ts'

export interface NoteSheetProps {
  notebookId: number
  kept: KeptRecipe
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaved: (note: string) => void
}

export function NoteSheet(props: NoteSheetProps) {
  const { open, onOpenChange } = props
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.note}>
      <NoteForm key={String(open)} {...props} />
    </Sheet>
  )
}

function NoteForm({ notebookId, kept, onOpenChange, onSaved }: NoteSheetProps) {
  const [note, setNote] = useState(kept.note)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const saved = await notebooksApi(api).writeNote(notebookId, kept.id, note)
      onOpenChange(false)
      onSaved(saved.note)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="stack">
      <Field label={text.note} hiddenLabel help={text.noteHelp} error={problem}>
        <TextArea
          value={note}
          rows={4}
          maxLength={notebookLimits.note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
      <Button block busy={busy} onClick={() => void save()}>
        {text.save}
      </Button>
    </div>
  )
}
