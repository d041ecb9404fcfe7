import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { formatBadge } from '../text/counts.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface CountProps {
  of: number
  /** At zero, a dot: something else waits that is not counted. */
  else?: boolean
  /** Within the text instead of at the corner. */
  inline?: boolean
  /** « 2 non lus ». Without it, the parent's label must include the count. */
  label?: string
}

export function Count({ of, else: dot = false, inline = false, label }: CountProps) {
  if (of <= 0 && !dot) return null
  return (
    <>
      <span className={classNames('count tabular-numbers', inline && 'inline', of <= 0 && 'dot')} aria-hidden="true">
        {of > 0 ? formatBadge(of) : null}
      </span>
      {label === undefined ? null : <span className="visually-hidden">, {label}</span>}
    </>
  )
}

type ChipProps = Omit<ComponentProps<'button'>, 'children'> & {
  children: ReactNode
  pressed?: boolean
  icon?: IconName
  look?: 'line' | 'plain' | 'brand'
  /** Give `aria-label`: « Retirer Moins de 25 km ». */
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
      <span className="button-text">{children}</span>
      {removable ? <Icon of="x" size="s" /> : null}
    </button>
  )
}

type ChipLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & { children: ReactNode; current?: boolean }

/** Filter as a link: works without scripts and with the back button. */
export function ChipLink({ children, current = false, className, prefetch = 'intent', ...rest }: ChipLinkProps) {
  return (
    <Link
      {...rest}
      prefetch={prefetch}
      aria-current={current ? 'true' : undefined}
      className={classNames('chip', current && 'selected', className)}
    >
      {children}
    </Link>
  )
}

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
      <span className="button-text">{children}</span>
    </span>
  )
}
