import { type NotebookDetails, type NotebookView, notebookLimits } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { notebooksApi } from './notebooks.api.ts'
import { notebooksText as text } from './notebooks.text.ts'

interface NameSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** To rename; missing for a new one. */
  notebook?: Pick<NotebookView, 'id' | 'name'>
  onSaved: (saved: NotebookDetails) => void
}

export function NameSheet({ open, onOpenChange, notebook, onSaved }: NameSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={notebook === undefined ? text.create : text.rename}>
      <NameForm key={String(open)} {...{ notebook, onSaved, onOpenChange }} />
    </Sheet>
  )
}

function NameForm({ notebook, onSaved, onOpenChange }: Omit<NameSheetProps, 'open'>) {
  const [name, setName] = useState(notebook?.name ?? '')
  const [clientId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const calls = notebooksApi(api)
      const saved = await (notebook === undefined
        ? calls.create({ clientId, name })
        : calls.change(notebook.id, { name }))
      onOpenChange(false)
      onSaved(saved)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.fields.name?.[0] ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Field label={text.name} error={problem}>
        <TextInput
          name="name"
          value={name}
          placeholder={text.namePlaceholder}
          maxLength={notebookLimits.name}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </Field>
      <Button type="submit" busy={busy} block>
        {notebook === undefined ? text.createDo : text.save}
      </Button>
    </form>
  )
}
