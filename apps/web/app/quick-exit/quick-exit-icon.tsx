import { layoutText } from '../text/layout.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { neutralPage } from './quick-exit.ts'

/** « Sortie rapide » in the bar of a page: one tap, and a neutral page stands in its place. */
export function QuickExitIcon({ className }: { className?: string }) {
  return (
    <a
      className={classNames('ib soft', className)}
      href={neutralPage}
      rel="noreferrer"
      data-quick-exit
      data-no-prefetch
      aria-label={layoutText.quickExit}
      title={layoutText.quickExitHint}
    >
      <Icon of="log-out" />
    </a>
  )
}
