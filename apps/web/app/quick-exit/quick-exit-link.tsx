import { layoutText } from '../text/pages/layout.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { neutralPage } from './quick-exit.ts'

interface QuickExitLinkProps {
  /** A pill, or a line of a navigation that brings its own style. */
  look?: 'pill' | 'line'
  className?: string
}

/** The runner and the word « Sortie »: the arrow of « log-out » would read as signing out. */
export function QuickExitLink({ look = 'pill', className }: QuickExitLinkProps) {
  return (
    <a
      className={classNames('quick-exit', look, className)}
      href={neutralPage}
      rel="noreferrer"
      data-quick-exit
      data-no-prefetch
      aria-label={layoutText.quickExitLabel}
      title={layoutText.quickExitHint}
    >
      <Icon of="quick-exit" />
      <span>{layoutText.quickExit}</span>
    </a>
  )
}
