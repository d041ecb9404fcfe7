import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { Spinner } from './spinner.tsx'

export type ButtonLook = 'brand' | 'quiet' | 'line' | 'ghost' | 'danger'

interface Look {
  look?: ButtonLook
  size?: 'sm' | 'md' | 'lg'
  /** As wide as what holds it. */
  block?: boolean
  icon?: IconName
  children: ReactNode
}

function lookClasses(
  { look = 'brand', size = 'md', block = false }: Omit<Look, 'children'>,
  className?: string,
): string {
  return classNames('btn', look !== 'brand' && look, size !== 'md' && size, block && 'block', className)
}

type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Shows that the press was heard; the button keeps its focus and refuses a second press. */
    busy?: boolean
  }

export function Button({
  look,
  size,
  block,
  icon,
  busy = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={lookClasses({ look, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {icon && !busy ? <Icon of={icon} /> : null}
      {children}
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'children'>

export function ButtonLink({
  look,
  size,
  block,
  icon,
  children,
  className,
  prefetch = 'intent',
  ...rest
}: ButtonLinkProps) {
  return (
    <Link viewTransition {...rest} prefetch={prefetch} className={lookClasses({ look, size, block }, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  )
}

/** « Tout voir », « Lire les 7 autres »: a quiet link after a list. */
export function MoreLink({ children, className, prefetch = 'intent', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link viewTransition {...rest} prefetch={prefetch} className={classNames('more', className)}>
      {children}
    </Link>
  )
}
