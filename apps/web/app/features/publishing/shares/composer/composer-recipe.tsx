import { limits } from '@consoeurs/contract'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { seasons } from '../season-mark.tsx'
import { composerText } from './composer.text.ts'
import styles from './composer-fields.module.css'
import type { Draft, DraftErrors } from './draft.ts'

type Recipe = Draft['recipe']

interface ComposerRecipeProps {
  recipe: Recipe
  errors: DraftErrors
  onChange: (change: Partial<Recipe>) => void
}

const without = <T,>(rows: T[], index: number) => rows.filter((_, at) => at !== index)
const replaced = <T,>(rows: T[], index: number, row: T) => rows.map((other, at) => (at === index ? row : other))

function Numbers({ recipe, errors, onChange }: ComposerRecipeProps) {
  const number = { type: 'number', inputMode: 'numeric', min: 1 } as const
  return (
    <div className={styles.threeColumns}>
      <Field label={composerText.servings} error={errors['recipe.servings']}>
        <TextInput
          {...number}
          name="servings"
          max={limits.recipe.servings}
          value={recipe.servings}
          onChange={(event) => onChange({ servings: event.currentTarget.value })}
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
      {ingredients.map((row, index) => {
        const change = (part: Partial<typeof row>) =>
          onChange({ ingredients: replaced(ingredients, index, { ...row, ...part }) })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place alone
          <div className={styles.row} key={index}>
            <TextInput
              name="quantity"
              aria-label={composerText.ingredientQuantity(index + 1)}
              placeholder={index === 0 ? composerText.ingredientQuantityPlaceholder : undefined}
              maxLength={40}
              value={row.quantity}
              onChange={(event) => change({ quantity: event.currentTarget.value })}
            />
            <TextInput
              name="ingredient"
              aria-label={composerText.ingredientName(index + 1)}
              placeholder={index === 0 ? composerText.ingredientNamePlaceholder : undefined}
              maxLength={limits.recipe.ingredient}
              value={row.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <IconButton
              icon="x"
              label={composerText.removeIngredient(index + 1)}
              disabled={ingredients.length === 1}
              onClick={() => onChange({ ingredients: without(ingredients, index) })}
            />
          </div>
        )
      })}
    </Rows>
  )
}

function RecipeSteps({ recipe: { steps }, errors, onChange }: ComposerRecipeProps) {
  return (
    <Rows
      legend={composerText.steps}
      error={errors['recipe.steps']}
      addLabel={composerText.addStep}
      full={steps.length >= limits.recipe.steps}
      onAdd={() => onChange({ steps: [...steps, ''] })}
    >
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place alone
        <div className={`${styles.row} ${styles.step}`} key={index}>
          <span className="display heading-4 tabular-numbers" aria-hidden="true">
            {index + 1}
          </span>
          <TextArea
            name="step"
            rows={2}
            aria-label={composerText.step(index + 1)}
            limit={limits.recipe.step}
            value={step}
            onChange={(event) => onChange({ steps: replaced(steps, index, event.currentTarget.value) })}
          />
          <IconButton
            icon="x"
            label={composerText.removeStep(index + 1)}
            disabled={steps.length === 1}
            onClick={() => onChange({ steps: without(steps, index) })}
          />
        </div>
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
    </>
  )
}
