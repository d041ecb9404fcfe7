import { useEffect, useState } from 'react'
import { onLongPress } from '../ui/gestures/on-long-press.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { helpWasSeen } from './quick-exit-help-seen.ts'

interface ExitElement {
  element: HTMLElement
}

export interface QuickExitHelpProps extends ExitElement {
  onClose: () => void
}

const Help = onDemand<QuickExitHelpProps>(async () => (await import('./quick-exit-help.tsx')).QuickExitHelp)

/** Only until the help was shown: later a long press leaves like any other. */
function exitAt(target: EventTarget | null): ExitElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-quick-exit]') : null
  return element === null || helpWasSeen() ? null : { element }
}

/** The help of « Sortie », at the first long press. */
export function QuickExitHelpOverlay() {
  const [exit, setExit] = useState<ExitElement | null>(null)
  useEffect(() => onLongPress(exitAt, setExit), [])
  return exit === null ? null : <Help {...exit} onClose={() => setExit(null)} />
}
