import { listenForQuickExit } from '../quick-exit/quick-exit.ts'

/** « Sortie rapide » works on reading pages as everywhere: the link itself, or Escape three times. */
export function installQuickExit(): void {
  listenForQuickExit(document)
}
