import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Count } from './chip.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface Look {
  icon: IconName
  /** What it does, in words: read aloud and shown on hover. */
  label: string
  look?: 'plain' | 'tint' | 'brand'
  /** A number on the corner; say it in `label` too. */
  count?: number
}

const lookClasses = (look: Look['look'], className?: string) => classNames('ib', look !== 'plain' && look, className)

type IconButtonProps = Look & Omit<ComponentProps<'button'>, 'children'>

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

type IconLinkProps = Look & Omit<ComponentProps<typeof Link>, 'children'>

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
