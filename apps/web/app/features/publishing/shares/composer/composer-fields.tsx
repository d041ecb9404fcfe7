import type { ShareForm, ShareKind } from '@consoeurs/brand'
import { limits } from '@consoeurs/contract'
import { useRef } from 'react'
import { uiText } from '../../../../text/ui.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { composerText } from './composer.text.ts'
import styles from './composer-fields.module.css'
import formStyles from './composer-form.module.css'
import type { Draft, DraftErrors } from './draft.ts'
import { ThemeSuggestions } from './theme-suggestions.tsx'

const headings: Partial<Record<ShareForm, string>> = {
  outing: composerText.outingHeading,
  recipe: composerText.recipeHeading,
}

export interface DraftFieldsProps {
  draft: Draft
  errors: DraftErrors
  onChange: (change: Partial<Draft>) => void
}

export function HeadingField({ form, draft, errors, onChange }: DraftFieldsProps & { form: ShareForm }) {
  const label = headings[form]
  if (label === undefined) return null
  return (
    <Field label={label} hiddenLabel error={errors.title}>
      <TextInput
        name="title"
        className={`bare display ${styles.title}`}
        maxLength={limits.shareTitle}
        placeholder={label}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
    </Field>
  )
}

export function WordsField({ kind, draft, errors, onChange }: DraftFieldsProps & { kind: ShareKind }) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div>
      <Field label={composerText.words[kind.form]} hiddenLabel error={errors.body}>
        <TextArea
          name="body"
          look="bare"
          className={styles.words}
          rows={2}
          placeholder={kind.placeholder}
          ref={field}
          value={draft.body}
          onChange={(event) => onChange({ body: event.currentTarget.value })}
        />
      </Field>
      <ThemeSuggestions field={field} text={draft.body} onWrite={(body) => onChange({ body })} />
    </div>
  )
}

const exact = new Intl.NumberFormat('fr')

export function CharactersLeft({ length }: { length: number }) {
  const left = limits.shareBody - length
  return (
    <p className={classNames('meta tabular-numbers', formStyles.left, left < 0 && formStyles.over)}>
      <span aria-hidden="true">{exact.format(left)}</span>
      <span className="visually-hidden" aria-live={left < limits.shareBody / 4 ? 'polite' : 'off'}>
        {uiText.charactersLeft(left)}
      </span>
    </p>
  )
}

/** A native checkbox that reveals the reason’s field without scripts. */
export function CoverToggle({ draft, onChange }: Pick<DraftFieldsProps, 'draft' | 'onChange'>) {
  return (
    <label className={`icon-button ${formStyles.tool}`} title={composerText.cover}>
      <input
        type="checkbox"
        name="covered"
        checked={draft.cover !== null}
        onChange={(event) => onChange({ cover: event.currentTarget.checked ? '' : null })}
      />
      <Icon of="eye-off" size="l" />
      <span className="visually-hidden">{composerText.cover}</span>
    </label>
  )
}

export function CoverReason({ draft, errors, onChange }: DraftFieldsProps) {
  return (
    <div className={styles.coverReason}>
      <Field label={composerText.coverWhy} help={composerText.coverHelp} error={errors.cover}>
        <TextInput
          name="cover"
          maxLength={limits.shareCover}
          placeholder={composerText.coverWhyPlaceholder}
          value={draft.cover ?? ''}
          onChange={(event) => onChange({ cover: event.currentTarget.value })}
        />
      </Field>
    </div>
  )
}
