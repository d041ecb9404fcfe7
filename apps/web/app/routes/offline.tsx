import { useBrand } from '../brand/brand-context.tsx'
import { ErrorLayout } from '../errors/error-layout.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { errorPageText } from '../text/pages/pages.ts'
import { Icon } from '../ui/icon.tsx'
import styles from '../ui/states/fault.module.css'

export const handle: RouteHandle = { reader: true }

/** Cached by the service worker, and shown when a page cannot be fetched. */
export default function Offline() {
  const { title, text, action } = useBrand().text.offline
  return (
    <main id="contenu" className={styles.fault} tabIndex={-1}>
      <ErrorLayout
        title={title}
        text={text}
        illustration="broken"
        actions={
          <>
            {/* The requested URL is still in the address bar, so an empty link retries it. */}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own */}
            <a className="button lg" href="">
              <Icon of="rotate-cw" />
              {action}
            </a>
            <a className="button ghost lg" href="/">
              {errorPageText.home}
            </a>
          </>
        }
      />
    </main>
  )
}
