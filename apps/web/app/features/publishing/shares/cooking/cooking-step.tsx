import type { FileView, Recipe } from '@consoeurs/contract'
import { Icon } from '../../../../ui/icon.tsx'
import { StepPicture } from '../recipe/recipe-parts.tsx'
import styles from './cooking.module.css'
import { cookingText as text } from './cooking.text.ts'
import type { StepDuration } from './durations.ts'
import { ingredientsOfStep } from './step-ingredients.ts'

interface CookingStepProps {
  words: string
  durations: StepDuration[]
  image: FileView | undefined
  /** From 1. */
  number: number
  total: number
  /** For the chosen servings. */
  ingredients: Recipe['ingredients']
  shown: boolean
  onTimer: (seconds: number) => void
}

export function CookingStep({ words, durations, image, number, total, ingredients, shown, onTimer }: CookingStepProps) {
  return (
    <section className={styles.step} aria-label={text.step(number, total)} inert={!shown} data-hook="cooking-step">
      <p className={`display ${styles.number}`} aria-hidden="true">
        {number}
        <span>{text.outOf(total)}</span>
      </p>
      <p className={`display ${styles.words}`}>{words}</p>
      <StepTimers durations={durations} onTimer={onTimer} />
      {image === undefined ? null : (
        <div className={styles.picture}>
          <StepPicture image={image} priority />
        </div>
      )}
      <StepQuantities words={words} ingredients={ingredients} />
    </section>
  )
}

export function StepTimers({ durations, onTimer }: Pick<CookingStepProps, 'durations' | 'onTimer'>) {
  if (durations.length === 0) return null
  return (
    <div className={styles.chips}>
      {durations.map(({ label, seconds }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a step does not change
          key={index}
          type="button"
          className={styles.timerChip}
          aria-label={text.startTimer(label)}
          onClick={() => onTimer(seconds)}
        >
          <Icon of="timer" size="s" />
          {label}
        </button>
      ))}
    </div>
  )
}

function StepQuantities({ words, ingredients }: Pick<CookingStepProps, 'words' | 'ingredients'>) {
  const needed = ingredientsOfStep(words, ingredients)
  if (needed.length === 0) return null
  return (
    <ul className={styles.quantities}>
      {needed.map(({ name, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name an ingredient twice
        <li key={index}>
          <span>{name}</span> <b>{quantity}</b>
        </li>
      ))}
    </ul>
  )
}
