import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { EmptyState } from '../ui/empty-state.tsx'

export const handle: RouteHandle = { reader: true }

/** Kept by the service worker and shown when a page cannot be fetched. */
export default function Offline() {
  const { text } = useBrand()
  const picture = useIllustration('lost')
  return (
    <main id="contenu" className="fault" tabIndex={-1}>
      <PageMeta title={text.offline.title} hidden />
      <EmptyState
        level={1}
        picture={picture}
        title={text.offline.title}
        text={text.offline.text}
        action={
          // The page she asked for keeps its address while this one stands in: an empty link asks for it again.
          // biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own
          <a className="btn" href="">
            {text.offline.action}
          </a>
        }
      />
    </main>
  )
}
