import { daysOfWeek, limits, type MenuEntry, type MenuEntryChange, menuLimits, recipePath } from '@consoeurs/contract'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { Stepper } from '../stepper/public.ts'
import { DayMealFields } from './day-meal-fields.tsx'
import { menusText as text } from './menus.text.ts'
import { dishName } from './week-board.tsx'

export interface EntrySheetProps {
  entry: MenuEntry
  week: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onSave: (change: MenuEntryChange) => void
  onRemove: () => void
}

/** The same as dragging, for fingers and keyboards, and the number of servings. */
export function EntrySheet({ entry, week, open, onOpenChange, onSave, onRemove }: EntrySheetProps) {
  const { recipe } = entry
  const [place, setPlace] = useState({ day: entry.day, meal: entry.meal })
  const [amount, setAmount] = useState(entry.amount)
  const [words, setWords] = useState(entry.text)
  const save = () => {
    onOpenChange(false)
    onSave({ ...place, ...(recipe !== null && { amount }), ...(words.trim() !== '' && { text: words.trim() }) })
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={dishName(entry)}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {entry.text === '' ? null : (
          <Field label={text.words}>
            <TextInput
              value={words}
              maxLength={menuLimits.text}
              autoComplete="off"
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
            />
          </Field>
        )}
        <DayMealFields days={daysOfWeek(week)} {...place} onChange={setPlace} />
        {recipe === null || amount === null || recipe.unit !== 'serving' ? null : (
          <Stepper label={text.amount} value={amount} most={limits.recipe.servings} onChange={setAmount} />
        )}
        <Button type="submit" block>
          {text.save}
        </Button>
        {recipe === null ? null : (
          <ButtonLink look="quiet" block icon="chef-hat" to={recipePath(recipe)}>
            {text.open}
          </ButtonLink>
        )}
        <Button
          look="ghost"
          block
          icon="trash-2"
          onClick={() => {
            onOpenChange(false)
            onRemove()
          }}
        >
          {text.remove}
        </Button>
      </form>
    </Sheet>
  )
}
