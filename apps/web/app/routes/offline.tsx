import { useBrand } from '../brand/brand-context.tsx'
import { useIllustration } from '../brand/illustration.ts'
import { PageMeta } from '../page-meta.tsx'
import type { RouteHandle } from '../reader-page.ts'
import { ButtonLink } from '../ui/button.tsx'
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
        action={<ButtonLink to="">{text.offline.action}</ButtonLink>}
      />
    </main>
  )
}
