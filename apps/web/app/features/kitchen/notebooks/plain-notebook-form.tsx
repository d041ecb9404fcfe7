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
  problem: string
}

interface PlainNotebookFormProps {
  /** The recipe that she keeps, with the notebooks that have it. */
  keeping: (KeepingState & { recipeId: number }) | null
  answer: NotebookAnswer | undefined
}

function Choices({ notebooks }: Pick<KeepingState, 'notebooks'>) {
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
          defaultChecked={has}
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

function NotebookForm({ keeping, answer }: PlainNotebookFormProps) {
  return (
    <form method="post" className={`stack ${styles.plain}`} data-hook="plain-notebook-form">
      {keeping === null ? null : (
        <>
          <h2 className="display heading-3">{text.plainTitle}</h2>
          <input type="hidden" name="keep" value={keeping.recipeId} />
          <Choices notebooks={keeping.notebooks} />
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
