import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icons.ts'
import styles from './choices.module.css'
import { useFieldWiring } from './field.tsx'
import { useTypedEarly } from './typed-early.ts'

type TextInputProps = ComponentProps<'input'> & {
  icon?: IconName
  /** Rounded and quiet, as in a search bar. */
  look?: 'field' | 'pill'
}

export function TextInput({ icon, look = 'field', className, ref, ...rest }: TextInputProps) {
  const field = useTypedEarly(rest.value, ref)
  const input = (
    <input
      {...useFieldWiring()}
      {...rest}
      ref={field}
      className={classNames('input', look === 'pill' && 'pill', icon && 'with-icon', className)}
    />
  )
  if (icon === undefined) return input
  return (
    <span className={styles.inputWrap}>
      <Icon of={icon} />
      {input}
    </span>
  )
}
