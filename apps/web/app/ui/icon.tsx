import { iconSpriteUrl } from 'virtual:icon-sprite'
import { classNames } from './class-names.ts'
import type { IconName } from './icons.ts'

interface IconProps {
  of: IconName
  /** s: beside small text, m: beside body text, l: alone in a bar. */
  size?: 's' | 'm' | 'l'
  /** Only for an icon without text; otherwise it is decorative. */
  label?: string
  className?: string
}

const sizeClasses = { s: 'icon-small', m: undefined, l: 'icon-large' }

/** References the shared sprite, because a feed shows a hundred icons. */
export function Icon({ of, size = 'm', label, className }: IconProps) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `label`, or else hidden from readers
    <svg className={classNames('icon', sizeClasses[size], className)} {...role}>
      <use href={`${iconSpriteUrl}#${of}`} />
    </svg>
  )
}
