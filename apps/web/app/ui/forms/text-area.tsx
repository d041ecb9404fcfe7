import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { uiText } from '../../text/ui.ts'
import { classNames } from '../class-names.ts'
import styles from './choices.module.css'
import { useFieldWiring } from './field.tsx'
import { useTypedEarly } from './typed-early.ts'

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows a counter above three quarters. The server validates. */
  limit?: number
  look?: 'field' | 'pill' | 'bare'
}

/** Grows with its text (CSS field-sizing, with a script fallback). */
export function TextArea({ limit, look = 'field', className, onChange, rows = 3, ref, ...rest }: TextAreaProps) {
  const field = useTypedEarly(rest.value, ref)
  const start = rest.value ?? rest.defaultValue ?? ''
  const [typed, setTyped] = useState(String(start).length)
  const length = typeof rest.value === 'string' ? rest.value.length : typed
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const area = event.currentTarget
    setTyped(area.value.length)
    if (!CSS.supports('field-sizing', 'content')) {
      area.style.height = 'auto'
      area.style.height = `${area.scrollHeight}px`
    }
    onChange?.(event)
  }
  return (
    <>
      <textarea
        {...useFieldWiring()}
        {...rest}
        ref={field}
        rows={rows}
        onChange={change}
        className={classNames('input', 'growing', look !== 'field' && look, className)}
      />
      {limit !== undefined && length > limit * 0.75 ? (
        <p
          className={classNames(`meta ${styles.counter} tabular-numbers`, length > limit && 'overlaid')}
          aria-live="polite"
        >
          {uiText.charactersLeft(limit - length)}
        </p>
      ) : null}
    </>
  )
}
