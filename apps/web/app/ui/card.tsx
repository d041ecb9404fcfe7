import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  /** `line`: hairline border; `flat`: sunken, without a border. */
  look?: 'line' | 'flat'
  padded?: boolean
}

export function Card({ look = 'line', padded = true, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames('card', look === 'flat' && 'flat', padded && 'padded', className)} />
}
