import {
  type Allergen,
  allergens,
  basicIngredients,
  type RecipeCounts,
  type RecipeHits,
  type RecipeLevel,
  recipeLevels,
  recipeTag,
  type SeasonRegion,
  type TechniqueSlug,
  type TotalMinutes,
  techniqueSlugs,
  techniques,
  totalMinutes,
} from '@consoeurs/contract'
import type { FormEvent, ReactNode } from 'react'
import { Form } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckChips } from '../../../ui/forms/check-chips.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { Unscripted } from '../../../ui/unscripted.tsx'
import { IngredientPicker } from './ingredient-picker.tsx'
import { recipesPath } from './recipe-address.ts'
import type { RecipeListQuery } from './recipes.api.ts'
import styles from './recipes.module.css'
import { recipesText as text } from './recipes.text.ts'

export interface FilterFormProps {
  query: RecipeListQuery
  counts: RecipeCounts
  place: Pick<RecipeHits, 'region' | 'month'>
  onChange: (query: RecipeListQuery) => void
}

interface Choice<Value extends string> {
  value: Value
  label: string
  count: number
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className={styles.choice}>
      <span>{label}</span>
      <span>{children}</span>
    </span>
  )
}

/** With the count beside each; a choice that would leave nothing is left out, unless it is made. */
const options = <Value extends string>(choices: Choice<Value>[], chosen: readonly string[], bounded: boolean) =>
  choices
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .map(({ value, label, count }) => ({
      value,
      label: <Choice label={label}>{text.count(count, bounded)}</Choice>,
    }))

const regionOptions = Object.entries(text.regions).map(([value, label]) => ({ value, label }))

function SeasonFilter({ query, counts, place, onChange }: FilterFormProps) {
  const count = counts.counts[recipeTag.month(place.region, place.month)] ?? 0
  const label = <Choice label={text.inSeasonIn(place.month, place.region)}>{text.count(count, counts.bounded)}</Choice>
  return (
    <div className={styles.group}>
      <CheckChips
        legend={text.seasonLegend}
        name="now"
        options={[{ value: '1', label }]}
        values={query.now === undefined ? [] : [query.now]}
        onChange={(values) => onChange({ ...query, now: values.length > 0 ? '1' : undefined })}
        help={text.nowHelp}
      />
      <Select
        name="region"
        aria-label={text.region}
        options={regionOptions}
        value={query.region ?? place.region}
        onChange={({ currentTarget: { value } }) => onChange({ ...query, region: value as SeasonRegion })}
      />
    </div>
  )
}

function IngredientFilters({ query, counts, onChange }: FilterFormProps) {
  const chosen = query.with ?? []
  const nameOf = (slug: string) => counts.names[slug] ?? slug
  const offered = Object.entries(counts.counts)
    .flatMap(([tag, count]) => (tag.startsWith('i:') ? [{ slug: tag.slice(2), count }] : []))
    .filter(
      ({ slug, count }) =>
        !basicIngredients.has(slug) && !chosen.includes(slug) && !query.without?.includes(slug) && count < counts.total,
    )
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 8)
  return (
    <>
      <IngredientPicker
        label={text.ingredients}
        name="with"
        chosen={chosen}
        nameOf={nameOf}
        onChange={(slugs) => onChange({ ...query, with: slugs })}
      />
      {offered.length === 0 ? null : (
        <CheckChips
          legend={text.ingredientsOffered}
          name="with"
          options={offered.map(({ slug, count }) => ({
            value: slug,
            label: <Choice label={nameOf(slug)}>{text.count(count, counts.bounded)}</Choice>,
          }))}
          values={[]}
          onChange={(slugs) => onChange({ ...query, with: [...chosen, ...slugs] })}
        />
      )}
      <IngredientPicker
        label={text.withoutIngredients}
        name="without"
        chosen={query.without ?? []}
        nameOf={nameOf}
        onChange={(slugs) => onChange({ ...query, without: slugs })}
      />
    </>
  )
}

function TimeAndLevel({ query, counts: { counts, bounded }, onChange }: FilterFormProps) {
  const within = String(query.within ?? '')
  const times = totalMinutes.map((minutes) => ({
    value: String(minutes),
    label: text.within[minutes],
    count: counts[recipeTag.within(minutes)] ?? 0,
  }))
  const levels = (Object.keys(recipeLevels) as RecipeLevel[]).map((value) => ({
    value,
    label: recipeLevels[value],
    count: counts[recipeTag.level(value)] ?? 0,
  }))
  return (
    <>
      <RadioCards
        legend={text.time}
        name="within"
        layout="chips"
        options={[{ value: '', label: text.anyTime }, ...options(times, [within], bounded)]}
        value={within}
        onChange={(value) => onChange({ ...query, within: value === '' ? undefined : (Number(value) as TotalMinutes) })}
      />
      <RadioCards
        legend={text.level}
        name="level"
        layout="chips"
        options={[{ value: '', label: text.anyLevel }, ...options(levels, [query.level ?? ''], bounded)]}
        value={query.level ?? ''}
        onChange={(value) => onChange({ ...query, level: value === '' ? undefined : (value as RecipeLevel) })}
      />
    </>
  )
}

function WaysAndTools({ query, counts: { counts, bounded }, onChange }: FilterFormProps) {
  const { equipment } = useBrand()
  const [ways, tools] = [query.technique ?? [], query.equipment ?? []]
  const wayChoices = techniqueSlugs.map((value) => ({
    value,
    label: techniques[value].label,
    count: counts[recipeTag.technique(value)] ?? 0,
  }))
  const toolChoices = equipment.map(({ value, label }) => ({
    value,
    label,
    count: counts[recipeTag.equipment(value)] ?? 0,
  }))
  const toolOptions = options(toolChoices, tools, bounded)
  return (
    <>
      <CheckChips
        legend={text.technique}
        name="technique"
        options={options(wayChoices, ways, bounded)}
        values={ways}
        onChange={(values) => onChange({ ...query, technique: values as TechniqueSlug[] })}
      />
      {toolOptions.length === 0 ? null : (
        <CheckChips
          legend={text.equipment}
          name="equipment"
          options={toolOptions}
          values={tools}
          onChange={(values) => onChange({ ...query, equipment: values })}
        />
      )}
    </>
  )
}

function AllergenFilter({ query, counts: { counts, total, bounded }, onChange }: FilterFormProps) {
  const chosen = query.allergens ?? []
  const choices = (Object.keys(allergens) as Allergen[]).map((value) => ({
    value,
    label: (
      <Choice label={text.allergen(value)}>
        {text.count(total - (counts[recipeTag.allergen(value)] ?? 0), bounded)}
      </Choice>
    ),
  }))
  return (
    <CheckChips
      legend={text.allergens}
      name="allergens"
      options={choices}
      values={chosen}
      onChange={(values) => onChange({ ...query, allergens: values as Allergen[] })}
      help={text.allergensHelp}
    />
  )
}

interface WholeFormProps extends FilterFormProps {
  /** In a sheet: nothing changes before it is pressed. */
  onSubmit?: () => void
}

/** A GET form, which works without scripts. */
export function FilterForm({ onSubmit, ...filters }: WholeFormProps) {
  const { query } = filters
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <Form method="get" action={recipesPath} className={styles.form} onSubmit={submit} aria-label={text.filters}>
      {query.q === undefined ? null : <input type="hidden" name="q" value={query.q} />}
      {query.sort === undefined ? null : <input type="hidden" name="sort" value={query.sort} />}
      {query.season === undefined ? null : <input type="hidden" name="season" value={query.season} />}
      <SeasonFilter {...filters} />
      <IngredientFilters {...filters} />
      <TimeAndLevel {...filters} />
      <WaysAndTools {...filters} />
      <AllergenFilter {...filters} />
      {onSubmit === undefined ? (
        <Unscripted>
          <Button type="submit">{text.apply}</Button>
        </Unscripted>
      ) : (
        <Button type="submit" block>
          {text.apply}
        </Button>
      )}
    </Form>
  )
}
