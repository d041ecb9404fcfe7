import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { formatBadge } from '../text/counts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface CountProps {
  of: number
  /** In the flow of the text instead of on the corner. */
  inline?: boolean
  /** The same in words, for readers: « 2 non lus ». Without it, what carries the badge must say it. */
  label?: string
}

/** A number that is new. */
export function Count({ of, inline = false, label }: CountProps) {
  if (of <= 0) return null
  return (
    <>
      <span className={classNames('count num', inline && 'in')} aria-hidden="true">
        {formatBadge(of)}
      </span>
      {label === undefined ? null : <span className="sr">, {label}</span>}
    </>
  )
}

type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  pressed?: boolean
  icon?: IconName
  look?: 'line' | 'plain' | 'brand'
  /** A chip that holds a choice and takes it away when pressed. Give `aria-label`: « Retirer Moins de 25 km ». */
  removable?: boolean
}

export function Chip({
  children,
  pressed,
  icon,
  look = 'line',
  removable = false,
  className,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={pressed}
      className={classNames('chip', look !== 'line' && look, className)}
    >
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
      {removable ? <Icon of="x" size="s" /> : null}
    </button>
  )
}

type ChipLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & { children: ReactNode; current?: boolean }

/** A filter that is an address: works without a script, and « back » undoes it. */
export function ChipLink({ children, current = false, className, prefetch = 'intent', ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      aria-current={current ? 'true' : undefined}
      className={classNames('chip', current && 'on', className)}
    >
      {children}
    </Link>
  )
}

/** A line of chips; `scroll` lets it run off the edge of a phone. */
export function Chips({ children, scroll = false, label }: { children: ReactNode; scroll?: boolean; label?: string }) {
  if (label === undefined) return <div className={classNames('chips', scroll && 'scroll')}>{children}</div>
  return (
    <fieldset className={classNames('chips', scroll && 'scroll')} aria-label={label}>
      {children}
    </fieldset>
  )
}

export function Tag({ children, icon }: { children: ReactNode; icon?: IconName }) {
  return (
    <span className="tag">
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
    </span>
  )
}
