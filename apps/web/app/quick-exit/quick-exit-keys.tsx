import { useEffect } from 'react'
import { listenForQuickExit } from './quick-exit.ts'

/** Escape three times, and every link marked `data-quick-exit`, on every page. */
export function QuickExitKeys() {
  useEffect(() => listenForQuickExit(document), [])
  return null
}
