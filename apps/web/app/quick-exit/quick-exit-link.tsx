import { DoorOpen } from 'lucide-react'
import { layoutText } from '../text/layout.ts'
import { Icon } from '../ui/icon.tsx'
import { neutralPage } from './quick-exit.ts'

/** A real link: without a script it still leaves, only the history entry stays. */
export function QuickExitLink({ className }: { className: string }) {
  return (
    <a
      className={className}
      href={neutralPage}
      rel="noreferrer"
      data-quick-exit
      data-no-prefetch
      title={layoutText.quickExitHint}
    >
      <Icon of={DoorOpen} />
      <span>{layoutText.quickExit}</span>
    </a>
  )
}
