import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import { Spinner } from './states/spinner.tsx'

export type ButtonLook = 'brand' | 'quiet' | 'line' | 'ghost' | 'danger'

interface ButtonContentProps {
  look?: ButtonLook
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  icon?: IconName
  children: ReactNode
}

function lookClasses(
  { look = 'brand', size = 'md', block = false }: Omit<ButtonContentProps, 'children'>,
  className?: string,
): string {
  return classNames('button', look !== 'brand' && look, size !== 'md' && size, block && 'block', className)
}

type ButtonProps = ButtonContentProps &
  Omit<ComponentProps<'button'>, 'children'> & {
    /** Shows progress: the button keeps focus and ignores further presses. */
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
      <span className="button-text">{children}</span>
    </button>
  )
}

type ButtonLinkProps = ButtonContentProps & Omit<ComponentProps<typeof Link>, 'children'>

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
      <span className="button-text">{children}</span>
    </Link>
  )
}

/** Quiet link after a list: « Tout voir », « Lire les 7 autres ». */
export function MoreLink({ children, className, prefetch = 'intent', ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link viewTransition {...rest} prefetch={prefetch} className={classNames('more-link', className)}>
      {children}
    </Link>
  )
}
