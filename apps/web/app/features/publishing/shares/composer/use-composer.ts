import type { ShareView } from '@consoeurs/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { logWarning } from '../../../../browser-log.ts'
import { draftsApi } from '../../../../drafts/drafts.api.ts'
import { useLiveCache } from '../../../../live/use-live.tsx'
import { outboxText } from '../../../../text/outbox.ts'
import { recordSubmit } from '../../../../ui/forms/sent-forms.ts'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { showPublished } from '../share-cache.ts'
import { kindOf } from '../share-form.ts'
import { sharesApi } from '../shares.api.ts'
import { composerText } from './composer.text.ts'
import { type Draft, type DraftErrors, draftErrorsOf, emptyDraft, isBlank, variantDraft } from './draft.ts'
import { readStoredDraft, storeDraft } from './draft-storage.ts'
import { draftKeyOf, draftPayload } from './draft-words.ts'
import { useDraftSync } from './use-draft-sync.ts'

export interface ComposerStart {
  viewerId: number
  /** Requested kind; null means the draft's kind, or the first. */
  kind: string | null
  /** Made by the server, so that page and scripts agree on it. */
  clientId: string
  /** Communities in which the author may publish. */
  communities: { id: number; name: string }[]
  /** The community whose page opened the composer. */
  communityId: number | null
  /** The recipe of which she makes her own. */
  variantOf?: ShareView | null
  /** A draft posted without scripts that was refused, and why. */
  refused?: { draft: Draft; errors: DraftErrors; reason: string | null }
}

type AudienceContext = Pick<ComposerStart, 'communities' | 'communityId'>

/** Selects the community of origin; drops one that the author has left since. */
function spokenTo(draft: Draft, { communities, communityId }: AudienceContext): Draft {
  if (communityId !== null) return { ...draft, visibility: 'community', communityId }
  const known = draft.communityId === null || communities.some(({ id }) => id === draft.communityId)
  return known ? draft : { ...draft, visibility: 'members', communityId: null }
}

/** It makes room for another draft; without a network it is lost with this device's copy. */
const saveDraft = (draft: Draft) =>
  draftsApi(api)
    .put(draftKeyOf(draft), draftPayload(draft))
    .catch((error: unknown) => logWarning('a draft was not kept', error))

/** Keeps the draft on all devices until it is published or discarded. */
function useKeptDraft({ viewerId, kind, clientId, refused, communities, communityId, variantOf }: ComposerStart) {
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
    const varied = variantOf ? variantDraft(variantOf, crypto.randomUUID()) : null
    if (stored?.saved) setSaved(stored.draft)
    if (varied !== null && stored?.draft.variantOf !== varied.variantOf) {
      if (stored !== null && !stored.saved && !isBlank(stored.draft)) void saveDraft(stored.draft)
      setDraft(varied)
    } else if (stored !== null) setDraft(spokenTo({ ...stored.draft, kind: kind ?? stored.draft.kind }, spoken.current))
    // A cached page may be opened repeatedly, and each share needs its own id.
    else setDraft((blank) => ({ ...blank, clientId: crypto.randomUUID() }))
    setRestored(true)
  }, [restored, viewerId, clientId, kind, first, variantOf])
  const drafts = useDraftSync({ viewerId, draft, setDraft, restored, saved, kind })
  const change = useCallback((part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part })), [])
  return { draft, setDraft, change, restored, drafts }
}

/** Why the draft was not published. */
function useRefusal(refused: ComposerStart['refused']) {
  const [errors, setErrors] = useState<DraftErrors>(refused?.errors ?? {})
  const [reason, setReason] = useState(refused?.reason ?? null)
  const set = (wrong: DraftErrors, why: string | null) => {
    setErrors(wrong)
    setReason(why)
  }
  const refuse = (wrong: DraftErrors, why: string | null) => {
    set(wrong, why)
    return false
  }
  return { errors, reason, refuse, clear: () => set({}, null) }
}

/** Idempotent publishing: the draft and its id stay until the API has confirmed. */
export function useComposer(start: ComposerStart) {
  const { viewerId, refused } = start
  const brand = useBrand()
  const cache = useLiveCache()
  const kept = useKeptDraft(start)
  const { draft, setDraft, drafts } = kept
  const { errors, reason, refuse, clear } = useRefusal(refused)
  const [busy, setBusy] = useState(false)
  const empty = () => {
    void drafts.erase(draftKeyOf(draft))
    storeDraft(viewerId, null)
    setDraft(emptyDraft(crypto.randomUUID(), draft.kind))
    clear()
  }
  /** Offline: queue the share with its pending pictures. */
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
      // The schemas are large: load them at the first publication.
      const { checkDraft } = await import('./draft-form.ts')
      const checked = checkDraft(brand, draft)
      if ('errors' in checked) return refuse(checked.errors, composerText.review)
      const share = await sharesApi(api).publish(checked.publication)
      recordSubmit()
      showPublished(cache, share)
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
  return { ...kept, kind, errors, reason, refuse, busy, publish, discard: empty, blank }
}
