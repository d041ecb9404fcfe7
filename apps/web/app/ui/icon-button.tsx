import type { ComponentProps } from 'react'
import { Link } from '../navigation/link.tsx'
import { Count } from './chip.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface IconButtonOptions {
  icon: IconName
  label: string
  look?: 'plain' | 'tint' | 'brand'
  /** Badge count; include it in `label` too. */
  count?: number
}

const lookClasses = (look: IconButtonOptions['look'], className?: string) =>
  classNames('icon-button', look !== 'plain' && look, className)

type IconButtonProps = IconButtonOptions & Omit<ComponentProps<'button'>, 'children'>

export function IconButton({
  icon,
  label,
  look = 'plain',
  count,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button title={label} {...rest} type={type} aria-label={label} className={lookClasses(look, className)}>
      <Icon of={icon} size="l" />
      {count ? <Count of={count} /> : null}
    </button>
  )
}

type IconLinkProps = IconButtonOptions & Omit<ComponentProps<typeof Link>, 'children'>

export function IconLink({
  icon,
  label,
  look = 'plain',
  count,
  className,
  prefetch = 'intent',
  ...rest
}: IconLinkProps) {
  return (
    <Link
      viewTransition
      title={label}
      {...rest}
      prefetch={prefetch}
      aria-label={label}
      className={lookClasses(look, className)}
    >
      <Icon of={icon} size="l" />
      {count ? <Count of={count} /> : null}
    </Link>
  )
}
