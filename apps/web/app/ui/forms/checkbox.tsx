import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon.tsx'
import styles from './choices.module.css'
import { useFieldWiring } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  error?: string | null
}

/** Styled native checkbox; works without scripts. */
export function Checkbox({ label, help, error, ...rest }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  const wrong = error !== undefined && error !== null && error !== ''
  return (
    <div className={styles.checkLine}>
      <label className={styles.check}>
        <span className={styles.checkBox}>
          <input
            {...rest}
            type="checkbox"
            aria-describedby={wrong || help !== undefined ? noteId : undefined}
            aria-invalid={wrong || undefined}
          />
          <span className="check-mark" aria-hidden="true">
            <Icon of="check" size="s" />
          </span>
        </span>
        <span className={styles.checkLabel}>{label}</span>
      </label>
      {wrong || help !== undefined ? (
        <p id={noteId} className={wrong ? 'field-error' : 'field-help'} role={wrong ? 'alert' : undefined}>
          {wrong ? error : help}
        </p>
      ) : null}
    </div>
  )
}

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  help?: ReactNode
  /** The table already shows the label: keep it for screen readers only. */
  bare?: boolean
}

/** Applies at once, without a submit button. */
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
      className="switch"
      aria-describedby={help === undefined ? wiring['aria-describedby'] : helpId}
    />
  )
  if (bare) {
    return (
      <label className={styles.switchBare} htmlFor={id}>
        <span className="visually-hidden">{label}</span>
        {input}
      </label>
    )
  }
  return (
    <label className="switch-row" htmlFor={id}>
      <span className="grow">
        <span className="bold">{label}</span>
        {help === undefined ? null : (
          <span className={`meta ${styles.switchHelp}`} id={helpId}>
            {help}
          </span>
        )}
      </span>
      {input}
    </label>
  )
}
