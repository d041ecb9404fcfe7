import { distanceBands, limits, type MemberSort } from '@consoeurs/contract'
import type { FormEvent } from 'react'
import { Form, useNavigate } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { directoryText } from '../../text/directory.ts'
import { membersText } from '../../text/members.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { switchLabels } from './active-filters.ts'
import type { MemberFilters } from './members.api.ts'
import '../../styles/page-report.css'

export const sortOrder: MemberSort[] = ['recent', 'near', 'affinity', 'new']

const switches = ['withPhoto', 'certified', 'isNew', 'online', 'mutual'] as const

interface FilterFormProps {
  filters: MemberFilters
  /** The panel closes before the list changes under it. */
  onDone?: () => void
}

function AgeField({ name, label, value }: { name: string; label: string; value: number | undefined }) {
  return (
    <Field label={label}>
      <TextInput
        name={name}
        type="number"
        inputMode="numeric"
        min={limits.adultAge}
        max={limits.oldestAge}
        defaultValue={value}
      />
    </Field>
  )
}

/** A form that only asks for an address: it works before any script. */
export function FilterForm({ filters, onDone }: FilterFormProps) {
  const { lookingFor, profileQuestions } = useBrand()
  const navigate = useNavigate()
  const bands = distanceBands.map((band) => ({ value: String(band), label: membersText.withinBand(String(band)) }))
  const sorts = sortOrder.map((sort) => ({ value: sort, label: membersText.sorts[sort] }))
  const questions = profileQuestions.map(({ id, label }) => ({ value: id, label }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '' && value !== 'recent')
    onDone?.()
    void navigate(`/members?${new URLSearchParams(chosen.map(([name, value]) => [name, String(value)]))}`)
  }
  return (
    <Form method="get" action="/members" className="mf" onSubmit={submit}>
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
        defaultValue={filters.sort ?? 'recent'}
      />
      <Field label={membersText.within}>
        <Select name="within" options={bands} placeholder={membersText.anyDistance} defaultValue={filters.within} />
      </Field>
      <fieldset className="mf-ages">
        <legend className="label">{membersText.ages}</legend>
        <AgeField name="ageMin" label={membersText.ageMin} value={filters.ageMin} />
        <AgeField name="ageMax" label={membersText.ageMax} value={filters.ageMax} />
      </fieldset>
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
      <div className="rp-foot">
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
