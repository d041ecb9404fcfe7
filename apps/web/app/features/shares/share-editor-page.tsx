import type { ShareView } from '@consoeurs/contract'
import { shareEditorText } from '../../text/share-editor.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { OpenedPage } from './composer-page.tsx'
import type { RefusedChange } from './use-share-editor.ts'

/** Fetched where she changes one, not with every share. */
const EditorPart = lazyPart(async () => (await import('./share-editor.tsx')).ShareEditor, {
  drawnAs: '.cp',
  fallback: <SkeletonList count={2} picture={false} />,
})

interface EditorPageProps {
  share: ShareView
  viewerId: number
  href: string
  refused?: RefusedChange
  open: boolean
  onClose: () => void
}

/** A share of hers as she changes it: in the page that was asked for with it, or over the page that is there. */
export function ShareEditorPage({ open, onClose, ...start }: EditorPageProps) {
  return (
    <OpenedPage open={open} onClose={onClose} title={shareEditorText.title} back={start.href}>
      {(close) => <EditorPart {...start} onSaved={close} />}
    </OpenedPage>
  )
}
