import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useLiveCache } from '../../live/use-live.tsx'
import { composerText } from '../../text/composer.ts'
import { outboxText } from '../../text/outbox.ts'
import { toast } from '../../ui/toast.tsx'
import { type Draft, type DraftErrors, draftErrorsOf, emptyDraft, isBlank } from './draft.ts'
import { readStoredDraft, storeDraft } from './draft-storage.ts'
import { draftKeyOf } from './draft-words.ts'
import { showPublished } from './share-cache.ts'
import { kindOf } from './share-form.ts'
import { sharesApi } from './shares.api.ts'
import { useDraftSync } from './use-draft-sync.ts'

export interface ComposerStart {
  viewerId: number
  /** The kind she asked for; null: that of her draft, or the first. */
  kind: string | null
  /** Made by the server, so that page and scripts agree on it. */
  clientId: string
  /** The communities that she may speak in. */
  communities: { id: number; name: string }[]
  /** The one that she comes from. */
  communityId: number | null
  /** What she posted before any script, and what was wrong with it. */
  refused?: { draft: Draft; errors: DraftErrors; reason: string | null }
  onPublished: () => void
}

type Spoken = Pick<ComposerStart, 'communities' | 'communityId'>

/** To the community that she comes from; never to one that she has left since. */
function spokenTo(draft: Draft, { communities, communityId }: Spoken): Draft {
  if (communityId !== null) return { ...draft, visibility: 'community', communityId }
  const known = draft.communityId === null || communities.some(({ id }) => id === draft.communityId)
  return known ? draft : { ...draft, visibility: 'members', communityId: null }
}

/** Keeps the draft, on this device and her others, until it is published or thrown away. */
function useKeptDraft({ viewerId, kind, clientId, refused, communities, communityId }: ComposerStart) {
  const spoken = useRef({ communities, communityId })
  const first = useBrand().shareKinds[0]?.kind ?? ''
  const [draft, setDraft] = useState(
    () => refused?.draft ?? spokenTo(emptyDraft(clientId, kind ?? first), { communities, communityId }),
  )
  const [restored, setRestored] = useState(refused !== undefined)
  const [saved, setSaved] = useState<Draft | null>(null)
  useEffect(() => {
    if (restored) return
    const stored = readStoredDraft(viewerId, emptyDraft(clientId, first))
    if (stored?.saved) setSaved(stored.draft)
    if (stored !== null) setDraft(spokenTo({ ...stored.draft, kind: kind ?? stored.draft.kind }, spoken.current))
    // A page that the device kept is opened again and again, and each share needs an id of its own.
    else setDraft((blank) => ({ ...blank, clientId: crypto.randomUUID() }))
    setRestored(true)
  }, [restored, viewerId, clientId, kind, first])
  const drafts = useDraftSync({ viewerId, draft, setDraft, restored, saved, kind })
  return { draft, setDraft, restored, drafts }
}

/** Publishes once, whatever happens in between: the draft and its id stay until the API has said yes. */
export function useComposer(start: ComposerStart) {
  const { viewerId, refused } = start
  const brand = useBrand()
  const cache = useLiveCache()
  const { draft, setDraft, restored, drafts } = useKeptDraft(start)
  const [errors, setErrors] = useState<DraftErrors>(refused?.errors ?? {})
  const [reason, setReason] = useState(refused?.reason ?? null)
  const [busy, setBusy] = useState(false)
  const change = useCallback((part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })), [setDraft])
  const empty = () => {
    void drafts.erase(draftKeyOf(draft))
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
  /** No network: it waits in the outbox, with the pictures that have not gone up. */
  const wait = async (): Promise<boolean> => {
    const outbox = await import('./share-outbox.ts').catch(() => null)
    if (outbox === null) return refuse({}, new ApiFailure('OFFLINE').message)
    const wrong = await outbox.waitInOutbox({ viewerId, brand, draft })
    if (wrong !== null) return refuse(wrong, composerText.review)
    empty()
    toast.success(outboxText.shareKept, { icon: 'clock' })
    return true
  }
  const publish = async (): Promise<boolean> => {
    setBusy(true)
    try {
      if (!navigator.onLine) return await wait()
      // The schemas are heavy: they are fetched for the first publication, not with the page.
      const { checkDraft } = await import('./draft-form.ts')
      const checked = checkDraft(brand, draft)
      if ('errors' in checked) return refuse(checked.errors, composerText.review)
      showPublished(cache, await sharesApi(api).publish(checked.publication))
      empty()
      toast.success(composerText.published)
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      if (error.code === 'OFFLINE') return await wait()
      return refuse(draftErrorsOf(error.fields), error.message)
    } finally {
      setBusy(false)
    }
  }
  const kind = kindOf(brand, draft.kind) ?? brand.shareKinds[0]
  const blank = isBlank(draft)
  return {
    draft,
    setDraft,
    restored,
    change,
    kind,
    errors,
    reason,
    refuse,
    busy,
    publish,
    discard: empty,
    blank,
    drafts,
  }
}
