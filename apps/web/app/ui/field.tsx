import { createContext, type ReactNode, use, useId } from 'react'
import { uiText } from '../text/ui.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<FieldWiring | null>(null)

/** What an input inside a Field spreads: its id, its description and whether it is wrong. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

interface FieldProps {
  label: string
  /** One sentence under the input, read with it. */
  help?: ReactNode
  /** What is wrong and what to do about it; takes the place of the help. */
  error?: string | null
  optional?: boolean
  /** Kept for readers alone, where the place already says it (a search box). */
  hiddenLabel?: boolean
  /** Shown at the right of the label: a counter, a link. */
  extra?: ReactNode
  children: ReactNode
  id?: string
}

export function Field({ label, help, error, optional = false, hiddenLabel = false, extra, children, id }: FieldProps) {
  const generated = useId()
  const fieldId = id ?? generated
  const noteId = `${fieldId}-note`
  const wrong = error !== undefined && error !== null && error !== ''
  const described = wrong || help !== undefined
  const wiring: FieldWiring = {
    id: fieldId,
    'aria-describedby': described ? noteId : undefined,
    'aria-invalid': wrong || undefined,
  }
  return (
    <div className={classNames('field', wrong && 'bad')}>
      <div className={classNames('field-top', hiddenLabel && extra === undefined && 'sr')}>
        <label htmlFor={fieldId} className={classNames('label', hiddenLabel && 'sr')}>
          {label}
          {optional ? <span className="soft"> ({uiText.optional})</span> : null}
        </label>
        {extra}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {wrong ? (
        <p className="err" id={noteId} role="alert">
          <Icon of="circle-alert" size="s" />
          <span>{error}</span>
        </p>
      ) : null}
      {!wrong && help !== undefined ? (
        <p className="help" id={noteId}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
