import { type Meal, meals } from '@consoeurs/contract'
import { Field } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { menusText as text } from './menus.text.ts'
import styles from './week.module.css'

interface DayMealFieldsProps {
  days: string[]
  day: string
  meal: Meal
  onChange: (chosen: { day: string; meal: Meal }) => void
}

export function DayMealFields({ days, day, meal, onChange }: DayMealFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field label={text.day}>
        <Select
          value={day}
          options={days.map((value) => ({ value, label: text.dayLong(value) }))}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value, meal })}
        />
      </Field>
      <Field label={text.meal}>
        <Select
          value={meal}
          options={meals.map((value) => ({ value, label: text.meals[value] }))}
          onChange={({ currentTarget }) => onChange({ day, meal: currentTarget.value as Meal })}
        />
      </Field>
    </div>
  )
}
