import { limits, type MakingView } from '@consoeurs/contract'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { makingsText as text } from './makings.text.ts'

export interface MakingAnswer {
  text: string
  changes: string
  problem: string
}

interface PlainMakingFormProps {
  /** What she wrote before. */
  mine: MakingView | null
  answer: MakingAnswer | undefined
}

/** Text only: the page action does not accept files as large as a photo. An existing photo is kept. */
export function PlainMakingForm({ mine, answer }: PlainMakingFormProps) {
  const words = answer ?? mine
  return (
    <Unscripted>
      <form method="post" className="stack" data-hook="plain-making-form">
        <h3 className="display heading-4">{mine === null ? text.formTitle : text.editTitle}</h3>
        <input type="hidden" name="making" value={mine === null ? 'new' : 'edit'} />
        <FormError text={answer?.problem} />
        <Field label={text.words} optional>
          <TextArea name="text" rows={2} maxLength={limits.making.text} defaultValue={words?.text} />
        </Field>
        <Field label={text.changes} optional>
          <TextArea name="changes" rows={2} maxLength={limits.making.changes} defaultValue={words?.changes} />
        </Field>
        <Button type="submit">{mine === null ? text.publish : text.save}</Button>
      </form>
    </Unscripted>
  )
}
