import { type ReactNode, useSyncExternalStore } from 'react'
import styles from './text-blocks.module.css'

const nothingToStop = () => undefined
/** The value never changes after hydration. */
const never = () => nothingToStop

/** Removed at hydration. Not `noscript`, which shows as text where a browser disables scripts late. */
export function Unscripted({ children }: { children: ReactNode }) {
  const served = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return served ? <div className={styles.unscripted}>{children}</div> : null
}
