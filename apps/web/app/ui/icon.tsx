import { iconSpriteUrl } from 'virtual:icon-sprite'
import { classNames } from './class-names.ts'
import type { IconName } from './icons.ts'

interface IconProps {
  of: IconName
  /** s: beside small text, m: beside body text, l: alone in a bar. */
  size?: 's' | 'm' | 'l'
  /** Only when the icon stands for words; beside words it is decoration. */
  label?: string
  className?: string
}

/** Points into the one sprite that all pages share: a feed shows a hundred icons, and would carry each drawing again. */
export function Icon({ of, size = 'm', label, className }: IconProps) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `label`, or else hidden from readers
    <svg className={classNames('i', size !== 'm' && size, className)} {...role}>
      <use href={`${iconSpriteUrl}#${of}`} />
    </svg>
  )
}
