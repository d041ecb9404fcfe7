import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page/page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { errorPageText } from '../text/pages/pages.ts'
import { Icon } from '../ui/icon.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import styles from '../ui/states/fault.module.css'

export const handle: RouteHandle = { reader: true }

/** Cached by the service worker, and shown when a page cannot be fetched. */
export default function Offline() {
  const { text } = useBrand()
  const picture = useIllustration('broken')
  return (
    <main id="contenu" className={styles.fault} tabIndex={-1}>
      <PageMeta title={text.offline.title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={text.offline.title}
        text={text.offline.text}
        action={
          <div className={styles.actions}>
            {/* The requested URL is still in the address bar, so an empty link retries it. */}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own */}
            <a className="button" href="">
              <Icon of="rotate-cw" />
              {text.offline.action}
            </a>
            <a className="button ghost" href="/">
              {errorPageText.home}
            </a>
          </div>
        }
      />
    </main>
  )
}
