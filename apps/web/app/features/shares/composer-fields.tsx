import type { ShareForm, ShareKind } from '@consoeurs/brand'
import { limits } from '@consoeurs/contract'
import { Link } from 'react-router'
import { useBrand } from '../../brand/brand-context.tsx'
import { brandIcon } from '../../brand/brand-icon.ts'
import { composerText } from '../../text/composer.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Draft, DraftErrors } from './draft.ts'

interface KindTabsProps {
  kind: string
  onKind: (kind: string) => void
}

/** Links without scripts, a switch with them: what she typed stays. */
export function KindTabs({ kind, onKind }: KindTabsProps) {
  return (
    <nav className="kinds cp-kinds" aria-label={composerText.kind}>
      {useBrand().shareKinds.map((known) => (
        <Link
          key={known.kind}
          to={`/shares?publier=${known.kind}`}
          replace
          aria-current={known.kind === kind ? 'true' : undefined}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault()
            onKind(known.kind)
          }}
        >
          <Icon of={brandIcon(known.icon)} />
          {known.label}
        </Link>
      ))}
    </nav>
  )
}

const headings: Partial<Record<ShareForm, string>> = {
  outing: composerText.outingHeading,
  recipe: composerText.recipeHeading,
}

interface DraftFieldsProps {
  draft: Draft
  errors: DraftErrors
  onChange: (change: Partial<Draft>) => void
}

/** Its name, for the kinds that have one. */
export function HeadingField({ form, draft, errors, onChange }: DraftFieldsProps & { form: ShareForm }) {
  const label = headings[form]
  if (label === undefined) return null
  return (
    <Field label={label} error={errors.title}>
      <TextInput
        name="title"
        maxLength={limits.shareTitle}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
    </Field>
  )
}

export function WordsField({ kind, draft, errors, onChange }: DraftFieldsProps & { kind: ShareKind }) {
  return (
    <Field label={composerText.words[kind.form]} error={errors.body}>
      <TextArea
        name="body"
        rows={kind.form === 'recipe' || kind.form === 'photo' ? 3 : 5}
        limit={limits.shareBody}
        placeholder={kind.placeholder}
        value={draft.body}
        onChange={(event) => onChange({ body: event.currentTarget.value })}
      />
    </Field>
  )
}

/** A native box that opens the field of its reason, with or without scripts. */
export function CoverField({ draft, errors, onChange }: DraftFieldsProps) {
  const { cover } = draft
  return (
    <div className="cp-cover">
      <Checkbox
        name="covered"
        label={composerText.cover}
        help={composerText.coverHelp}
        checked={cover !== null}
        onChange={(event) => onChange({ cover: event.currentTarget.checked ? '' : null })}
      />
      <div className="cp-cover-why">
        <Field label={composerText.coverWhy} error={errors.cover}>
          <TextInput
            name="cover"
            maxLength={limits.shareCover}
            placeholder={composerText.coverWhyPlaceholder}
            value={cover ?? ''}
            onChange={(event) => onChange({ cover: event.currentTarget.value })}
          />
        </Field>
      </div>
    </div>
  )
}

export function OutingFields({ draft, errors, onChange }: DraftFieldsProps) {
  const { outing } = draft
  const change = (part: Partial<Draft['outing']>) => onChange({ outing: { ...outing, ...part } })
  const wrongDate = errors['outing.at'] ?? errors.outing
  return (
    <>
      <div className="cp-two">
        <Field label={composerText.outingDay} error={wrongDate}>
          <TextInput
            type="date"
            name="day"
            value={outing.day}
            onChange={(event) => change({ day: event.currentTarget.value })}
          />
        </Field>
        <Field label={composerText.outingTime} help={composerText.outingTimeHelp}>
          <TextInput
            type="time"
            name="time"
            value={outing.time}
            onChange={(event) => change({ time: event.currentTarget.value })}
          />
        </Field>
      </div>
      <Field label={composerText.outingPlace} error={errors['outing.place']}>
        <TextInput
          name="place"
          maxLength={limits.outingPlace}
          placeholder={composerText.outingPlacePlaceholder}
          value={outing.place}
          onChange={(event) => change({ place: event.currentTarget.value })}
        />
      </Field>
      <Field label={composerText.outingSeats} help={composerText.outingSeatsHelp} error={errors['outing.seats']}>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.outingSeats}
          name="seats"
          value={outing.seats}
          onChange={(event) => change({ seats: event.currentTarget.value })}
        />
      </Field>
    </>
  )
}
