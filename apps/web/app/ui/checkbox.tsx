import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | null
}

/** A native box under our drawing: it works in a form without a script. */
export function Checkbox({ label, help, error, ...rest }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  const wrong = error !== undefined && error !== null && error !== ''
  return (
    <div className="check-line">
      <label className="check">
        <span className="check-box">
          <input
            {...rest}
            type="checkbox"
            aria-describedby={wrong || help !== undefined ? noteId : undefined}
            aria-invalid={wrong || undefined}
          />
          <span className="box" aria-hidden="true">
            <Icon of="check" size="s" />
          </span>
        </span>
        <span className="check-label">{label}</span>
      </label>
      {wrong || help !== undefined ? (
        <p id={noteId} className={wrong ? 'err' : 'help'} role={wrong ? 'alert' : undefined}>
          {wrong ? error : help}
        </p>
      ) : null}
    </div>
  )
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  /** The label is beside it in a table: kept for readers alone. */
  bare?: boolean
}

/** On or off at once, without a button to confirm. */
export function Switch({ label, help, bare = false, ...rest }: SwitchProps) {
  const wiring = useFieldWiring()
  const generated = useId()
  const id = rest.id ?? wiring.id ?? generated
  const helpId = `${id}-help`
  const input = (
    <input
      {...wiring}
      {...rest}
      id={id}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
      role="switch"
      className="sw"
      aria-describedby={help === undefined ? wiring['aria-describedby'] : helpId}
    />
  )
  if (bare) {
    return (
      <label className="sw-bare" htmlFor={id}>
        <span className="sr">{label}</span>
        {input}
      </label>
    )
  }
  return (
    <label className="sw-row" htmlFor={id}>
      <span className="grow">
        <span className="b">{label}</span>
        {help === undefined ? null : (
          <span className="meta sw-help" id={helpId}>
            {help}
          </span>
        )}
      </span>
      {input}
    </label>
  )
}
