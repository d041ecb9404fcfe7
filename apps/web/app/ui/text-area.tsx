import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { uiText } from '../text/ui.ts'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field.tsx'

type TextAreaProps = ComponentProps<'textarea'> & {
  /** Shows what is left once three quarters are used. It does not cut: the server says what is too long. */
  limit?: number
  look?: 'field' | 'pill' | 'bare'
}

/** Grows with its text (CSS field-sizing; a script of one line where the browser lacks it). */
export function TextArea({ limit, look = 'field', className, onChange, rows = 3, ...rest }: TextAreaProps) {
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
        rows={rows}
        onChange={change}
        className={classNames('input', 'growing', look !== 'field' && look, className)}
      />
      {limit !== undefined && length > limit * 0.75 ? (
        <p className={classNames('meta counter num', length > limit && 'over')} aria-live="polite">
          {uiText.charactersLeft(limit - length)}
        </p>
      ) : null}
    </>
  )
}
