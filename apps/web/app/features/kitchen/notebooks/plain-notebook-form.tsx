import { type KeepingState, notebookLimits } from '@consoeurs/contract'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import styles from './notebooks.module.css'
import { notebooksText } from './notebooks.text.ts'

const text = notebooksText.keep

export interface NotebookAnswer {
  name: string
  chosen: number[]
  /** Null once the notebook exists: it is then among the chosen ones. */
  clientId: string | null
  problem: string
}

interface PlainNotebookFormProps {
  /** The recipe that she keeps, with the notebooks that have it. */
  keeping: (KeepingState & { recipeId: number }) | null
  /** Idempotency key of the creation. */
  clientId: string
  answer: NotebookAnswer | undefined
}

interface ChoicesProps extends Pick<KeepingState, 'notebooks'> {
  chosen: number[] | undefined
}

function Choices({ notebooks, chosen }: ChoicesProps) {
  if (notebooks.length === 0) return null
  return (
    <fieldset className="stack">
      <legend>{text.choose}</legend>
      {notebooks.map(({ id, name, has, shared, canChange }) => (
        <Checkbox
          key={id}
          name="notebook"
          value={id}
          label={name}
          {...(!canChange && { help: text.locked })}
          {...(shared && canChange && { help: text.shared })}
          defaultChecked={chosen === undefined || !canChange ? has : chosen.includes(id)}
          disabled={!canChange}
        />
      ))}
    </fieldset>
  )
}

/** Makes a notebook without scripts, or keeps a recipe: a press before the scripts came leads here too. */
export function PlainNotebookForm(props: PlainNotebookFormProps) {
  const form = <NotebookForm {...props} />
  return props.keeping === null ? <Unscripted>{form}</Unscripted> : form
}

function NotebookForm({ keeping, clientId, answer }: PlainNotebookFormProps) {
  return (
    <form method="post" className={`stack ${styles.plain}`} data-hook="plain-notebook-form">
      <input type="hidden" name="clientId" value={answer?.clientId ?? clientId} />
      {keeping === null ? null : (
        <>
          <h2 className="display heading-3">{text.plainTitle}</h2>
          <input type="hidden" name="keep" value={keeping.recipeId} />
          <Choices notebooks={keeping.notebooks} chosen={answer?.chosen} />
        </>
      )}
      <FormError text={answer?.problem} />
      <Field label={keeping === null ? notebooksText.name : text.newName} optional={keeping !== null}>
        <TextInput
          name="name"
          maxLength={notebookLimits.name}
          placeholder={notebooksText.namePlaceholder}
          autoComplete="off"
          defaultValue={answer?.name}
        />
      </Field>
      <Button type="submit">{keeping === null ? notebooksText.create : text.change}</Button>
    </form>
  )
}
