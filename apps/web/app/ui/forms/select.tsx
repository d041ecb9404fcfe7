import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './choices.module.css'
import { useFieldWiring } from './field.tsx'

interface SelectOption {
  value: string
  label: string
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: SelectOption[]
  placeholder?: string
}

/** Native select, the best picker on phones. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={styles.inputWrap}>
      <select {...useFieldWiring()} {...rest} className={classNames('input with-end', className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.inputEnd} aria-hidden="true">
        <Icon of="chevron-down" />
      </span>
    </span>
  )
}
