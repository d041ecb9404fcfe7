import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

interface IconProps {
  of: LucideIcon
  /** s: beside small text, m: beside body text, l: alone in a bar. */
  size?: 's' | 'm' | 'l'
  /** Only when the icon stands for words; beside words it is decoration. */
  label?: string
  className?: string
}

export function Icon({ of: Drawing, size = 'm', label, className }: IconProps) {
  return (
    <Drawing
      className={classNames('i', size !== 'm' && size, className)}
      strokeWidth={1.75}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}
