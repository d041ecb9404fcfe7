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
  options?: SelectOption[]
  groups?: { label: string; options: SelectOption[] }[]
  placeholder?: string
}

const Options = ({ options }: { options: SelectOption[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** Native select, the best picker on phones. */
export function Select({ options = [], groups = [], placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={styles.inputWrap}>
      <select {...useFieldWiring()} {...rest} className={classNames('input with-end', className)}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        <Options options={options} />
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            <Options options={group.options} />
          </optgroup>
        ))}
      </select>
      <span className={styles.inputEnd} aria-hidden="true">
        <Icon of="chevron-down" />
      </span>
    </span>
  )
}
