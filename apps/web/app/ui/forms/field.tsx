import { createContext, type ReactNode, use, useId } from 'react'
import { uiText } from '../../text/ui.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'

interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const FieldContext = createContext<FieldWiring | null>(null)

/** Props for an input inside a Field: id, description and validity. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}

interface FieldProps {
  label: string
  help?: ReactNode
  error?: string | null
  optional?: boolean
  hiddenLabel?: boolean
  /** Right of the label: a counter, a link. */
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
    <div className={classNames('field', wrong && 'invalid')}>
      <div className={classNames('field-top', hiddenLabel && extra === undefined && 'visually-hidden')}>
        <label htmlFor={fieldId} className={classNames('label', hiddenLabel && 'visually-hidden')}>
          {label}
          {optional ? <span className="soft"> ({uiText.optional})</span> : null}
        </label>
        {extra}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      {wrong ? (
        <p className="field-error" id={noteId} role="alert">
          <Icon of="circle-alert" size="s" />
          <span>{error}</span>
        </p>
      ) : null}
      {!wrong && help !== undefined ? (
        <p className="field-help" id={noteId}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
