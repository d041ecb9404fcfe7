import { limits } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Field } from '../../../../../ui/forms/field.tsx'
import { Select } from '../../../../../ui/forms/select.tsx'
import { TextInput } from '../../../../../ui/forms/text-input.tsx'
import { seasons } from '../../season-mark.tsx'
import { composerText } from '../composer.text.ts'
import styles from '../composer-fields.module.css'
import { emptyStep } from './draft-recipe.ts'
import { IngredientLines } from './ingredient-lines.tsx'
import { type ComposerRecipeProps, RecipeExtras } from './recipe-extras.tsx'
import fieldStyles from './recipe-fields.module.css'
import { recipeFieldsText } from './recipe-fields.text.ts'
import { StepField } from './recipe-step.tsx'

const without = <T,>(rows: T[], index: number) => rows.filter((_, at) => at !== index)
const replaced = <T,>(rows: T[], index: number, row: T) => rows.map((other, at) => (at === index ? row : other))

function Numbers({ recipe, errors, onChange }: ComposerRecipeProps) {
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <div className={fieldStyles.numbers}>
      <Field label={composerText.servings} error={errors['recipe.servings'] ?? errors['recipe.yield.amount']}>
        <TextInput
          {...number}
          name="servings"
          max={recipe.yieldUnit === 'serving' ? limits.recipe.servings : limits.recipe.yield}
          value={recipe.servings}
          onChange={(event) => onChange({ servings: event.currentTarget.value })}
        />
      </Field>
      <Field label={composerText.yieldUnit} hiddenLabel>
        <Select
          name="yieldUnit"
          options={recipeFieldsText.yields}
          value={recipe.yieldUnit}
          onChange={(event) => onChange({ yieldUnit: event.currentTarget.value })}
        />
      </Field>
      <Field label={composerText.minutes} error={errors['recipe.minutes']}>
        <TextInput
          {...number}
          name="minutes"
          max={limits.recipe.minutes}
          value={recipe.minutes}
          onChange={(event) => onChange({ minutes: event.currentTarget.value })}
        />
      </Field>
      <Field label={composerText.season}>
        <Select
          name="season"
          options={[
            { value: '', label: composerText.anySeason },
            ...seasons.map((season) => ({ value: season, label: season })),
          ]}
          value={recipe.season}
          onChange={(event) => onChange({ season: event.currentTarget.value })}
        />
      </Field>
    </div>
  )
}

interface RowsProps {
  legend: string
  error?: string
  addLabel: string
  full: boolean
  onAdd: () => void
  children: ReactNode
}

function Rows({ legend, error, addLabel, full, onAdd, children }: RowsProps) {
  return (
    <fieldset className={styles.recipeRows}>
      <legend className="display heading-4">{legend}</legend>
      {children}
      {error ? (
        <p className="field-error" role="alert">
          {error}
        </p>
      ) : null}
      {full ? null : (
        <Button look="ghost" size="sm" icon="plus" onClick={onAdd} className={styles.addRow}>
          {addLabel}
        </Button>
      )}
    </fieldset>
  )
}

function Ingredients({ recipe: { ingredients }, errors, onChange }: ComposerRecipeProps) {
  return (
    <Rows
      legend={composerText.ingredients}
      error={errors['recipe.ingredients']}
      addLabel={composerText.addIngredient}
      full={ingredients.length >= limits.recipe.ingredients}
      onAdd={() => onChange({ ingredients: [...ingredients, { quantity: '', name: '' }] })}
    >
      <IngredientLines ingredients={ingredients} onChange={(changed) => onChange({ ingredients: changed })} />
    </Rows>
  )
}

function RecipeSteps({ recipe: { steps, details }, images, errors, onChange }: ComposerRecipeProps) {
  const all = steps.map((_step, at) => details[at] ?? emptyStep)
  return (
    <Rows
      legend={composerText.steps}
      error={errors['recipe.steps'] ?? errors['recipe.stepDetails']}
      addLabel={composerText.addStep}
      full={steps.length >= limits.recipe.steps}
      onAdd={() => onChange({ steps: [...steps, ''] })}
    >
      {steps.map((words, index) => (
        <StepField
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place alone
          key={index}
          words={words}
          detail={all[index] ?? emptyStep}
          position={index + 1}
          images={images}
          removable={steps.length > 1}
          onWords={(changed) => onChange({ steps: replaced(steps, index, changed) })}
          onDetail={(changed) => onChange({ details: replaced(all, index, changed) })}
          onRemove={() => onChange({ steps: without(steps, index), details: without(all, index) })}
        />
      ))}
    </Rows>
  )
}

export function ComposerRecipe(props: ComposerRecipeProps) {
  return (
    <>
      <Numbers {...props} />
      <Ingredients {...props} />
      <RecipeSteps {...props} />
      <RecipeExtras {...props} />
    </>
  )
}
