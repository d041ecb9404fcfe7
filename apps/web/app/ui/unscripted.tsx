import { type ReactNode, useSyncExternalStore } from 'react'

const nothingToStop = () => undefined
/** The page was served or it runs: that never changes back. */
const never = () => nothingToStop

/**
 * What only a page without scripts needs: a button for a choice that is otherwise sent at once. It is served hidden
 * where scripts may run, and gone once they do. (A `noscript` is text to a browser whose scripts were turned off late.)
 */
export function Unscripted({ children }: { children: ReactNode }) {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return served ? <div className="unscripted">{children}</div> : null
}
