import { type BatchKind, limits, type NewBatch } from '@consoeurs/contract'
import { useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import styles from './batches.module.css'
import { batchesText } from './batches.text.ts'
import { PictureField } from './picture-field.tsx'
import { ReminderFields } from './reminder-fields.tsx'

const text = batchesText.form

export interface BatchAnswer {
  problem?: string
  fields?: Record<string, string[]>
  done?: string
}

const kindOptions = (Object.keys(batchesText.kinds) as BatchKind[]).map((value) => ({
  value,
  label: batchesText.kinds[value],
  help: batchesText.kindHelp[value],
}))

/** Choosing an ingredient loads its hints. */
function IngredientChoice({ prepared }: { prepared: NewBatch }) {
  const submit = useSubmit()
  const { ingredient, choices, recipe } = prepared
  return (
    <Form
      method="get"
      className={styles.ingredient}
      onChange={(event) => void submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {recipe === null ? null : <input type="hidden" name="recette" value={recipe.id} />}
      <Field label={text.ingredient}>
        <Select
          key={ingredient?.slug ?? ''}
          name="ingredient"
          placeholder={text.ingredientNone}
          options={choices.map(({ slug, name }) => ({ value: slug, label: name }))}
          defaultValue={ingredient?.slug ?? ''}
        />
      </Field>
      <Unscripted>
        <Button type="submit" size="sm" look="line">
          {text.ingredientGo}
        </Button>
      </Unscripted>
    </Form>
  )
}

function Hints({ prepared: { hints } }: { prepared: NewBatch }) {
  const { name } = useBrand()
  if (hints.length === 0) return null
  const sources = new Set(hints.map(({ from }) => from))
  return (
    <div className={styles.hints} data-hook="batch-hints">
      <h2 className="bold">{batchesText.hint.title}</h2>
      <ul>
        {hints.map((one) => (
          <li key={one.kind}>{batchesText.hint.of(one)}</li>
        ))}
      </ul>
      {sources.has('recipe') ? <p className="meta">{batchesText.hint.fromRecipe}</p> : null}
      {sources.has('vocabulary') ? <p className="meta">{batchesText.hint.fromVocabulary(name)}</p> : null}
    </div>
  )
}

/** « 5 jours » as a number and a unit. */
function lengthOf(hours: { to: number } | null | undefined): { amount: string; unit: 'h' | 'j' } {
  if (!hours) return { amount: '', unit: 'j' }
  const inDays = hours.to >= 48
  return { amount: String(Math.round((inDays ? hours.to / 24 : hours.to) * 10) / 10), unit: inDays ? 'j' : 'h' }
}

const unitOptions = (['h', 'j'] as const).map((value) => ({ value, label: text.units[value] }))

interface TimeFieldsProps {
  prepared: NewBatch
  kind: BatchKind
  today: string
  errorOf: (name: string) => string | undefined
}

/** Prefilled for the chosen kind. */
function TimeFields({ prepared, kind, today, errorOf }: TimeFieldsProps) {
  const hint = prepared.hints.find((one) => one.kind === kind)
  const { amount, unit } = lengthOf(hint?.hours)
  return (
    <>
      <div className={styles.pair}>
        <Field label={text.started} error={errorOf('startedAt')}>
          <TextInput type="date" name="day" defaultValue={today} max={today} required />
        </Field>
        <Field label={text.length} optional error={errorOf('expectedEndAt')}>
          <TextInput name="length" inputMode="decimal" defaultValue={amount} maxLength={6} />
        </Field>
        <Field label={text.unit}>
          <Select name="unit" options={unitOptions} defaultValue={unit} />
        </Field>
      </div>
      <ReminderFields
        reminders={{ everyHours: hint?.everyHours ?? null, days: kind === 'fermentation' ? [7] : [] }}
        error={errorOf('reminders') ?? errorOf('reminders.days')}
      />
    </>
  )
}

interface BatchFormProps {
  prepared: NewBatch
  clientId: string
  today: string
  answer: BatchAnswer | undefined
}

export function BatchForm({ prepared, clientId, today, answer }: BatchFormProps) {
  const { recipe, ingredient, hints } = prepared
  const [kind, setKind] = useState<BatchKind>(hints[0]?.kind ?? 'germination')
  const busy = useNavigation().state === 'submitting'
  const errorOf = (name: string) => answer?.fields?.[name]?.[0]
  return (
    <>
      {recipe === null ? null : (
        <p className="small">
          <Link to={`/shares/${recipe.slug}`}>{text.from(recipe.title)}</Link>
        </p>
      )}
      <IngredientChoice prepared={prepared} />
      <Hints prepared={prepared} />
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        <FormError text={answer?.problem} />
        <input type="hidden" name="clientId" value={clientId} />
        <input type="hidden" name="recipeId" value={recipe?.id ?? ''} />
        <input type="hidden" name="ingredient" value={ingredient?.slug ?? ''} />
        <RadioCards
          legend={text.kind}
          name="kind"
          layout="chips"
          options={kindOptions.map(({ value, label }) => ({ value, label }))}
          value={kind}
          onChange={(value) => setKind(value as BatchKind)}
        />
        <Field label={text.name} error={errorOf('name')}>
          <TextInput name="name" defaultValue={prepared.name} maxLength={limits.batches.name} required />
        </Field>
        <TimeFields key={kind} {...{ prepared, kind, today, errorOf }} />
        <Field label={text.note} optional error={errorOf('note')}>
          <TextArea name="note" limit={limits.batches.note} placeholder={text.notePlaceholder} />
        </Field>
        <PictureField />
        <Button type="submit" size="lg" block icon="sprout" busy={busy}>
          {text.submit}
        </Button>
      </Form>
    </>
  )
}
