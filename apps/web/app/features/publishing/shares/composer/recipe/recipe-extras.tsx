import { limits } from '@consoeurs/contract'
import { type ReactNode, useState } from 'react'
import { useBrand } from '../../../../../brand/brand-context.tsx'
import { CheckChips } from '../../../../../ui/forms/check-chips.tsx'
import { Field } from '../../../../../ui/forms/field.tsx'
import { Select } from '../../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { equipmentLabels } from '../../recipe/equipment.ts'
import { recipeText } from '../../recipe/recipe.text.ts'
import type { DraftErrors, DraftImage } from '../draft.ts'
import { type DraftRecipe, type DraftWait, timesOf } from './draft-recipe.ts'
import styles from './recipe-fields.module.css'
import { recipeFieldsText as text } from './recipe-fields.text.ts'

export interface ComposerRecipeProps {
  recipe: DraftRecipe
  /** Of the share: steps may show one. */
  images: DraftImage[]
  errors: DraftErrors
  onChange: (change: Partial<DraftRecipe>) => void
}

interface MoreProps {
  title: string
  /** What it holds, while closed. */
  summary: string
  invalid: boolean
  children: ReactNode
}

/** A part that most recipes leave out. */
function More({ title, summary, invalid, children }: MoreProps) {
  // What is typed later must not close or open it.
  const [begun] = useState(summary !== '')
  return (
    <details className={styles.more} open={begun || invalid || undefined}>
      <summary>
        <span className="bold">{title}</span>
        <span className={`meta truncated ${styles.held}`}>{summary}</span>
        <Icon of="chevron-down" size="s" />
      </summary>
      <div className={styles.moreFields}>{children}</div>
    </details>
  )
}

interface WaitFieldProps {
  row: DraftWait
  error: string | undefined
  onChange: (row: DraftWait) => void
}

function WaitField({ row, error, onChange }: WaitFieldProps) {
  const { label, unit } = text.waits[row.wait]
  return (
    <Field label={label} error={error}>
      <span className={styles.wait}>
        <TextInput
          name={`wait-${row.wait}`}
          inputMode="decimal"
          maxLength={6}
          value={row.amount}
          onChange={(event) => onChange({ ...row, amount: event.currentTarget.value })}
        />
        <Select
          id={undefined}
          name={`wait-${row.wait}-unit`}
          aria-label={unit}
          options={text.durations}
          value={row.unit}
          onChange={(event) => onChange({ ...row, unit: event.currentTarget.value as DraftWait['unit'] })}
        />
      </span>
    </Field>
  )
}

const hasError = (errors: DraftErrors, start: string) => Object.keys(errors).some((path) => path.startsWith(start))

function Waits({ recipe, errors, onChange }: ComposerRecipeProps) {
  const times = timesOf(recipe)
  const isReadable = times !== undefined && !Object.values(times).some((value) => Number.isNaN(value))
  return (
    <More
      title={recipeText.timesTitle}
      summary={isReadable ? recipeText.times(times) : ''}
      invalid={hasError(errors, 'recipe.times')}
    >
      {recipe.waits.map((row, at) => (
        <WaitField
          key={row.wait}
          row={row}
          error={errors[`recipe.times.${row.wait}`]}
          onChange={(changed) =>
            onChange({ waits: recipe.waits.map((other, place) => (place === at ? changed : other)) })
          }
        />
      ))}
      <Field label={text.celsius} help={recipeText.raw} error={errors['recipe.times.celsius']}>
        <TextInput
          name="celsius"
          inputMode="numeric"
          maxLength={3}
          placeholder={String(limits.recipe.celsius.raw)}
          value={recipe.celsius}
          onChange={(event) => onChange({ celsius: event.currentTarget.value })}
        />
      </Field>
    </More>
  )
}

function Equipment({ recipe, errors, onChange }: ComposerRecipeProps) {
  const { equipment } = useBrand()
  const { equipment: chosen, otherEquipment } = recipe
  const labels = equipmentLabels(equipment, { equipment: chosen, otherEquipment })
  if (equipment.length === 0) return null
  return (
    <More
      title={recipeText.equipmentTitle}
      summary={labels.length === 0 ? '' : recipeText.equipment(labels)}
      invalid={hasError(errors, 'recipe.equipment') || hasError(errors, 'recipe.otherEquipment')}
    >
      <div className={styles.wide}>
        <CheckChips
          legend={text.equipment}
          hiddenLegend
          name="equipment"
          options={equipment}
          values={chosen}
          onChange={(values) => onChange({ equipment: values })}
          error={errors['recipe.equipment']}
        />
      </div>
      <div className={styles.wide}>
        <Field label={text.other} error={errors['recipe.otherEquipment']}>
          <TextInput
            name="otherEquipment"
            maxLength={limits.recipe.otherEquipment}
            placeholder={text.otherPlaceholder}
            value={otherEquipment}
            onChange={(event) => onChange({ otherEquipment: event.currentTarget.value })}
          />
        </Field>
      </div>
    </More>
  )
}

function Origin({ recipe, errors, onChange }: ComposerRecipeProps) {
  return (
    <More title={text.source} summary={recipe.originName} invalid={hasError(errors, 'recipe.origin')}>
      <Field label={text.originName} error={errors['recipe.origin.name']}>
        <TextInput
          name="originName"
          maxLength={limits.recipe.origin}
          placeholder={text.originPlaceholder}
          value={recipe.originName}
          onChange={(event) => onChange({ originName: event.currentTarget.value })}
        />
      </Field>
      <Field label={text.originUrl} optional error={errors['recipe.origin.url']}>
        <TextInput
          name="originUrl"
          inputMode="url"
          maxLength={500}
          placeholder="https://"
          value={recipe.originUrl}
          onChange={(event) => onChange({ originUrl: event.currentTarget.value })}
        />
      </Field>
    </More>
  )
}

export function RecipeExtras(props: ComposerRecipeProps) {
  return (
    <div className={styles.extras}>
      <Waits {...props} />
      <Equipment {...props} />
      <Origin {...props} />
    </div>
  )
}
