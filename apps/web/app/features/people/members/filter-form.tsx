import { offeredInterests, offeredQuestions } from '@consoeurs/brand/offered'
import { distanceBands, type MemberSort } from '@consoeurs/contract'
import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { useBrand } from '../../../brand/brand-context.tsx'
import styles from '../../../styles/shared/members.module.css'
import reportStyles from '../../../styles/shared/report.module.css'
import { ageSlider, agesText } from '../../../text/ages.ts'
import { membersText } from '../../../text/members.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { RadioCards } from '../../../ui/forms/radio-cards.tsx'
import { RangeSlider } from '../../../ui/forms/range-slider.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { switchLabels } from './active-filters.ts'
import { directoryText } from './directory.text.ts'
import { type MemberFilters, usualSort } from './members.api.ts'

export const sortOrder: MemberSort[] = ['near', 'recent', 'affinity', 'new']

const switches = ['withPhoto', 'certified', 'isNew', 'online', 'mutual'] as const

interface FilterFormProps {
  filters: MemberFilters
  /** Closes the panel before the list changes under it. */
  onDone?: () => void
}

/** At an end of the slider there is no bound. */
const isBound = ([name, value]: [string, FormDataEntryValue]) =>
  !(name === 'ageMin' && value === String(ageSlider.min)) && !(name === 'ageMax' && value === String(ageSlider.max))

/** A GET form, which works without scripts. */
export function FilterForm({ filters, onDone }: FilterFormProps) {
  const { interests, lookingFor, profileQuestions } = useBrand()
  const navigate = useNavigate()
  const bands = distanceBands.map((band) => ({ value: String(band), label: membersText.withinBand(String(band)) }))
  const sorts = sortOrder.map((sort) => ({ value: sort, label: membersText.sorts[sort] }))
  const ofValue = (value: string | undefined) => (value === undefined ? [] : [value])
  const themes = offeredInterests(interests, ofValue(filters.interest))
  const questions = offeredQuestions(profileQuestions, ofValue(filters.answered)).map(({ id, label }) => ({
    value: id,
    label,
  }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].filter(isBound)
    const chosen = typed.filter(([, value]) => value !== '' && value !== usualSort)
    onDone?.()
    void navigate(`/members?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`)
  }
  return (
    <Form method="get" action="/members" className={styles.filterForm} onSubmit={submit}>
      <Field label={membersText.search}>
        <TextInput
          name="q"
          type="search"
          maxLength={60}
          placeholder={membersText.searchHint}
          defaultValue={filters.q}
        />
      </Field>
      <RadioCards
        legend={membersText.sort}
        name="sort"
        layout="chips"
        options={sorts}
        defaultValue={filters.sort ?? usualSort}
      />
      <Field label={membersText.within}>
        <Select name="within" options={bands} placeholder={membersText.anyDistance} defaultValue={filters.within} />
      </Field>
      <RangeSlider
        {...agesText}
        names={{ min: 'ageMin', max: 'ageMax' }}
        bounds={ageSlider}
        defaultValues={{
          min: Math.min(filters.ageMin ?? ageSlider.min, ageSlider.max),
          max: Math.min(filters.ageMax ?? ageSlider.max, ageSlider.max),
        }}
      />
      <Field label={directoryText.interest}>
        <Select
          name="interest"
          groups={themes.map(({ label, interests: options }) => ({ label, options }))}
          placeholder={directoryText.anyInterest}
          defaultValue={filters.interest}
        />
      </Field>
      <Field label={membersText.lookingFor}>
        <Select
          name="lookingFor"
          options={lookingFor}
          placeholder={membersText.anyLookingFor}
          defaultValue={filters.lookingFor}
        />
      </Field>
      <Field label={directoryText.answered}>
        <Select
          name="answered"
          options={questions}
          placeholder={directoryText.anyAnswer}
          defaultValue={filters.answered}
        />
      </Field>
      <div>
        {switches.map((name) => (
          <Checkbox key={name} name={name} value="true" label={switchLabels[name]} defaultChecked={filters[name]} />
        ))}
        <p className="meta">{directoryText.mutualHelp}</p>
      </div>
      {filters.community === undefined ? null : <input type="hidden" name="community" value={filters.community} />}
      <div className={reportStyles.foot}>
        <Button type="submit" className="grow">
          {membersText.apply}
        </Button>
        <ButtonLink to="/members" look="quiet" onClick={onDone}>
          {membersText.clear}
        </ButtonLink>
      </div>
    </Form>
  )
}
