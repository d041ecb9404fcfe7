import { type KeepingChoice, type KeepingState, notebookLimits } from '@consoeurs/contract'
import { useCallback, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useLoaded } from '../../../api/use-loaded.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonList } from '../../../ui/states/skeleton.tsx'
import { notebooksApi, notebooksText } from '../notebooks/public.ts'
import styles from './keep-sheet.module.css'

const text = notebooksText.keep

export interface KeepSheetProps {
  recipeId: number
  open: boolean
  onOpenChange: (open: boolean) => void
  onKept: (kept: boolean) => void
}

/** Loaded with each opening: notebooks may have changed elsewhere. */
export function KeepSheet(props: KeepSheetProps) {
  const { recipeId, open, onOpenChange } = props
  const load = useCallback(() => notebooksApi(api).keeping(recipeId), [recipeId])
  const { answer, retry } = useLoaded(open, load)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={text.title}>
      {answer === null ? <SkeletonList count={2} picture={false} /> : null}
      {answer instanceof ApiFailure ? <ErrorState text={answer.message} onRetry={retry} /> : null}
      {answer === null || answer instanceof ApiFailure ? null : <KeepForm {...props} state={answer} />}
    </Sheet>
  )
}

/** The notebook used last is preselected. */
function firstChoice({ notebooks, kept }: KeepingState): number[] {
  const has = notebooks.filter((notebook) => notebook.has)
  if (kept || has.length > 0) return has.map(({ id }) => id)
  return notebooks.slice(0, 1).map(({ id }) => id)
}

function Choice({ notebook, checked, onChange }: { notebook: KeepingChoice; checked: boolean; onChange: () => void }) {
  const { name, shared, canChange } = notebook
  return (
    <li>
      <Checkbox
        label={name}
        {...(!canChange && { help: text.locked })}
        {...(shared && canChange && { help: text.shared })}
        checked={checked}
        disabled={!canChange}
        onChange={onChange}
      />
    </li>
  )
}

function submitLabel(kept: boolean, isEmpty: boolean): string {
  if (!kept) return text.do
  return isEmpty ? text.drop : text.change
}

function KeepForm({ recipeId, state, onOpenChange, onKept }: KeepSheetProps & { state: KeepingState }) {
  const { notebooks, kept } = state
  const [chosen, setChosen] = useState(() => firstChoice(state))
  const [newName, setNewName] = useState<string | null>(notebooks.length === 0 ? notebooksText.firstName : null)
  const [clientId] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const calls = notebooksApi(api)
      const created = newName === null ? null : await calls.create({ clientId, name: newName })
      const ids = created === null ? chosen : [...chosen, created.id]
      const saved = await calls.keep(recipeId, ids)
      onOpenChange(false)
      onKept(saved.kept)
      announce(saved, kept)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setProblem(error.fields.name?.[0] ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  const isEmpty = chosen.length === 0 && newName === null
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {notebooks.length === 0 ? null : (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{text.choose}</legend>
          <ul>
            {notebooks.map((notebook) => (
              <Choice
                key={notebook.id}
                notebook={notebook}
                checked={chosen.includes(notebook.id)}
                onChange={() =>
                  setChosen(
                    chosen.includes(notebook.id) ? chosen.filter((id) => id !== notebook.id) : [...chosen, notebook.id],
                  )
                }
              />
            ))}
          </ul>
        </fieldset>
      )}
      {newName === null ? (
        <Button look="ghost" icon="plus" onClick={() => setNewName('')}>
          {notebooksText.create}
        </Button>
      ) : (
        <Field label={notebooksText.name}>
          <TextInput
            value={newName}
            maxLength={notebookLimits.name}
            placeholder={notebooksText.namePlaceholder}
            autoComplete="off"
            onChange={({ currentTarget }) => setNewName(currentTarget.value)}
          />
        </Field>
      )}
      {problem === null ? null : (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" busy={busy} block icon="bookmark" disabled={isEmpty && !kept}>
        {submitLabel(kept, isEmpty)}
      </Button>
    </form>
  )
}

function announce({ notebooks, kept }: KeepingState, before: boolean): void {
  const [only, ...others] = notebooks.filter(({ has }) => has)
  if (!kept) toast.success(text.dropped)
  else toast.success(only === undefined || others.length > 0 || before ? text.changed : text.done(only.name))
}
