import { useSyncExternalStore } from 'react'
import styles from '../../../../styles/shared/doorstep.module.css'
import { signInText } from '../sign-in.text.ts'

const never = () => () => undefined

/** Chromium reports cookies as enabled even if the settings block this site's: write one and read it back. */
function keepsCookies(): boolean {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: needed while rendering, and CookieStore is asynchronous
    document.cookie = 'probe=1; SameSite=Lax'
    const kept = /(?:^|; )probe=1/.test(document.cookie)
    // biome-ignore lint/suspicious/noDocumentCookie: needed while rendering, and CookieStore is asynchronous
    document.cookie = 'probe=; Max-Age=0; SameSite=Lax'
    return kept
  } catch {
    return false
  }
}

/** Without cookies no session survives the next page. */
export function CookiesNeeded({ refused }: { refused: boolean }) {
  const keeps = useSyncExternalStore(never, keepsCookies, () => true)
  return (
    <div role="status">{refused || !keeps ? <p className={styles.notice}>{signInText.cookiesNeeded}</p> : null}</div>
  )
}
