import '../../../../ui/forms/choices.module.css'
import '../../../../styles/shared/share-parts.module.css'
import '../../../../ui/states/offline-banner.module.css'
import '../../../../styles/shared/share-forms.module.css'
import type { ShareView } from '@consoeurs/contract'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { SkeletonList } from '../../../../ui/states/skeleton.tsx'
import { OpenedPage } from './composer-page.tsx'
import { shareEditorText } from './share-editor.text.ts'
import type { RefusedChange } from './use-share-editor.ts'

/** Loaded on demand. */
const EditorPart = lazyPart(async () => (await import('./share-editor.tsx')).ShareEditor, {
  drawnAs: '[data-hook~="share-form"]',
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

export function ShareEditorPage({ open, ...start }: EditorPageProps) {
  return (
    <OpenedPage open={open} onClose={start.onClose} title={shareEditorText.title}>
      <EditorPart {...start} />
    </OpenedPage>
  )
}
