import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type TextInputProps = ComponentProps<'input'> & {
  icon?: IconName
  /** Rounded and quiet, as in a search bar. */
  look?: 'field' | 'pill'
}

export function TextInput({ icon, look = 'field', className, ...rest }: TextInputProps) {
  const input = (
    <input
      {...useFieldWiring()}
      {...rest}
      className={classNames('input', look === 'pill' && 'pill', icon && 'with-icon', className)}
    />
  )
  if (icon === undefined) return input
  return (
    <span className="input-wrap">
      <Icon of={icon} />
      {input}
    </span>
  )
}
