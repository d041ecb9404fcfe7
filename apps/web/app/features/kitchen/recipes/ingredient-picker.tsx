import { ingredientKey } from '@consoeurs/contract'
import { isEnter } from '@consoeurs/contract/text/enter-key'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip, Chips } from '../../../ui/chip.tsx'
import { CheckChips } from '../../../ui/forms/check-chips.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import { useVocabulary } from '../../publishing/shares/public.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'

interface IngredientPickerProps {
  label: string
  /** Of the hidden fields. */
  name: string
  chosen: readonly string[]
  nameOf: (slug: string) => string
  /** One line has room for what is chosen, so that nothing below moves. */
  oneLine?: boolean
  onChange: (chosen: string[]) => void
}

/** Without scripts what is chosen can be taken away, and nothing be added. */
export function IngredientPicker(props: IngredientPickerProps) {
  const { label, name, chosen, nameOf, oneLine = false } = props
  if (useIsScripted()) return <ScriptedPicker {...props} />
  if (chosen.length === 0) return oneLine ? <div className={styles.pickerRoom} /> : null
  const options = chosen.map((slug) => ({ value: slug, label: nameOf(slug) }))
  return <CheckChips legend={label} name={name} options={options} defaultValues={chosen} />
}

/** Names of the vocabulary, completed by the browser, become chips. */
function ScriptedPicker({ label, name, chosen, nameOf, oneLine = false, onChange }: IngredientPickerProps) {
  const known = useVocabulary()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [unknown, setUnknown] = useState(false)
  const add = (written: string): boolean => {
    const slug = known?.index.slugs.get(ingredientKey(written))
    if (slug === undefined) return false
    setTyped('')
    setUnknown(false)
    if (!chosen.includes(slug)) onChange([...chosen, slug])
    return true
  }
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isEnter(event.nativeEvent) || typed.trim() === '') return
    event.preventDefault()
    setUnknown(!add(typed))
  }
  // A choice of the browser's list arrives whole, without a key.
  const change = (written: string, isChoice: boolean) => {
    setTyped(written)
    setUnknown(false)
    if (isChoice) add(written)
  }
  return (
    <div className={oneLine ? `${styles.picker} ${styles.pickerRoom}` : styles.picker}>
      <Field label={label} error={unknown ? text.unknownIngredient : null}>
        <div className={styles.adding}>
          <TextInput
            list={listId}
            autoComplete="off"
            maxLength={60}
            placeholder={text.ingredientHint}
            value={typed}
            enterKeyHint="done"
            onKeyDown={enter}
            onChange={({ currentTarget: { value }, nativeEvent }) =>
              change(value, !('inputType' in nativeEvent) || nativeEvent.inputType === 'insertReplacementText')
            }
          />
          <Button look="quiet" type="button" onClick={() => setUnknown(typed.trim() !== '' && !add(typed))}>
            {text.addIngredient}
          </Button>
        </div>
      </Field>
      <datalist id={listId}>
        {known?.entries.map(({ slug, singular }) => (
          <option key={slug} value={singular} />
        ))}
      </datalist>
      {chosen.length === 0 ? null : (
        <Chips label={label} scroll={oneLine}>
          {chosen.map((slug) => (
            <span key={slug}>
              <input type="hidden" name={name} value={slug} />
              <Chip
                look="brand"
                removable
                aria-label={text.remove(nameOf(slug))}
                onClick={() => onChange(chosen.filter((one) => one !== slug))}
              >
                {nameOf(slug)}
              </Chip>
            </span>
          ))}
        </Chips>
      )}
    </div>
  )
}
