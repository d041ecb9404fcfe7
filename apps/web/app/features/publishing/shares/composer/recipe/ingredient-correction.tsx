import { ingredientKey, type ParsedIngredient, type Unit, units } from '@consoeurs/contract'
import { useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/forms/field.tsx'
import { Select } from '../../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { quantityText, readQuantity } from './draft-ingredients.ts'
import styles from './ingredient-lines.module.css'
import { ingredientLinesText as text } from './ingredient-lines.text.ts'
import type { KnownIngredients } from './use-vocabulary.ts'

export const suggestionsId = 'known-ingredients'

const unitOptions = [
  { value: '', label: text.noUnit },
  ...Object.entries(units).map(([value, { singular }]) => ({ value, label: singular })),
]

interface IngredientCorrectionProps {
  known: KnownIngredients
  parsed: ParsedIngredient
  onChange: (parsed: ParsedIngredient) => void
  onClose: () => void
}

/** What was understood of one line, for correction. The line itself stays as written. */
export function IngredientCorrection({ known, parsed, onChange, onClose }: IngredientCorrectionProps) {
  const [quantity, setQuantity] = useState(quantityText(parsed.quantity))
  const [name, setName] = useState(known.singularOf.get(parsed.ingredient ?? '') ?? '')
  const change = (part: Partial<ParsedIngredient>) => onChange({ ...parsed, ...part, chosen: true })
  const slugOf = (typed: string) => known.index.slugs.get(ingredientKey(typed)) ?? null
  return (
    <div className={styles.correction}>
      <Field label={text.quantity}>
        <TextInput
          inputMode="decimal"
          maxLength={20}
          value={quantity}
          onChange={({ currentTarget: { value } }) => {
            setQuantity(value)
            const read = readQuantity(value)
            if (read !== undefined) change({ quantity: read })
          }}
        />
      </Field>
      <Field label={text.unit}>
        <Select
          options={unitOptions}
          value={parsed.unit ?? ''}
          onChange={({ currentTarget: { value } }) => change({ unit: value === '' ? null : (value as Unit) })}
        />
      </Field>
      <div className={styles.wide}>
        <Field label={text.ingredient} help={name !== '' && slugOf(name) === null ? text.notInList : undefined}>
          <TextInput
            list={suggestionsId}
            maxLength={60}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget: { value } }) => {
              setName(value)
              change({ ingredient: slugOf(value) })
            }}
          />
        </Field>
      </div>
      <div className={styles.wide}>
        <Field label={text.remark}>
          <TextInput
            maxLength={80}
            placeholder={text.remarkPlaceholder}
            value={parsed.remark}
            onChange={({ currentTarget: { value } }) => change({ remark: value })}
          />
        </Field>
      </div>
      <Button look="quiet" size="sm" onClick={onClose}>
        {text.done}
      </Button>
    </div>
  )
}
