import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'

interface SelectOption {
  value: string
  label: string
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder?: string
}

/** The device's own list: the best one there is on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="input-wrap">
      <select {...useFieldWiring()} {...rest} className={classNames('input with-end', className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="input-end" aria-hidden="true">
        <Icon of="chevron-down" />
      </span>
    </span>
  )
}
