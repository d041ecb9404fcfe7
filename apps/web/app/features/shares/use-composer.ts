import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useLiveCache } from '../../live/use-live.tsx'
import { composerText } from '../../text/composer.ts'
import { toast } from '../../ui/toast.tsx'
import { type Draft, type DraftErrors, draftErrorsOf, emptyDraft, isBlank } from './draft.ts'
import { readStoredDraft, storeDraft } from './draft-storage.ts'
import { showPublished } from './share-cache.ts'
import { kindOf } from './share-form.ts'
import { sharesApi } from './shares.api.ts'

export interface ComposerStart {
  viewerId: number
  /** The kind she asked for; null: that of her draft, or the first. */
  kind: string | null
  /** Made by the server, so that page and scripts agree on it. */
  clientId: string
  /** What she posted before any script, and what was wrong with it. */
  refused?: { draft: Draft; errors: DraftErrors; reason: string | null }
  onPublished: () => void
}

/** Keeps the draft on this device until it is published or thrown away. */
function useKeptDraft({ viewerId, kind, clientId, refused }: ComposerStart) {
  const first = useBrand().shareKinds[0]?.kind ?? ''
  const [draft, setDraft] = useState(() => refused?.draft ?? emptyDraft(clientId, kind ?? first))
  const [restored, setRestored] = useState(refused !== undefined)
  useEffect(() => {
    if (restored) return
    const stored = readStoredDraft(viewerId, emptyDraft(clientId, first))
    if (stored !== null) setDraft({ ...stored, kind: kind ?? stored.kind })
    setRestored(true)
  }, [restored, viewerId, clientId, kind, first])
  useEffect(() => {
    if (restored) storeDraft(viewerId, isBlank(draft) ? null : draft)
  }, [restored, viewerId, draft])
  return [draft, setDraft] as const
}

/** Publishes once, whatever happens in between: the draft and its id stay until the API has said yes. */
export function useComposer(start: ComposerStart) {
  const { viewerId, refused, onPublished } = start
  const brand = useBrand()
  const cache = useLiveCache()
  const [draft, setDraft] = useKeptDraft(start)
  const [errors, setErrors] = useState<DraftErrors>(refused?.errors ?? {})
  const [reason, setReason] = useState(refused?.reason ?? null)
  const [busy, setBusy] = useState(false)
  const change = useCallback((part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })), [setDraft])
  const empty = () => {
    storeDraft(viewerId, null)
    setDraft(emptyDraft(crypto.randomUUID(), draft.kind))
    setErrors({})
    setReason(null)
  }
  const refuse = (wrong: DraftErrors, why: string | null) => {
    setErrors(wrong)
    setReason(why)
    return false
  }
  const publish = async (): Promise<boolean> => {
    setBusy(true)
    try {
      // The schemas are heavy: they are fetched for the first publication, not with the page.
      const { checkDraft } = await import('./draft-form.ts')
      const checked = checkDraft(brand, draft)
      if ('errors' in checked) return refuse(checked.errors, composerText.review)
      showPublished(cache, await sharesApi(api).publish(checked.publication))
      empty()
      toast.success(composerText.published)
      onPublished()
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return refuse(draftErrorsOf(error.fields), error.message)
    } finally {
      setBusy(false)
    }
  }
  const kind = kindOf(brand, draft.kind) ?? brand.shareKinds[0]
  return { draft, setDraft, change, kind, errors, reason, refuse, busy, publish, empty, blank: isBlank(draft) }
}
