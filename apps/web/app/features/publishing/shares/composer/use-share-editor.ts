import type { ShareView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../../api/browser-api.ts'
import { ApiFailure } from '../../../../api/client.ts'
import { useBrand } from '../../../../brand/brand-context.tsx'
import { useLiveCache } from '../../../../live/use-live.tsx'
import { toast } from '../../../../ui/overlays/toast.tsx'
import { showChanged } from '../share-cache.ts'
import { sharesApi } from '../shares.api.ts'
import { composerText } from './composer.text.ts'
import { type Draft, type DraftErrors, draftErrorsOf, draftOf } from './draft.ts'
import { shareEditorText } from './share-editor.text.ts'

/** The refused change as typed, and the errors. */
export interface RefusedChange {
  draft: Draft
  errors: DraftErrors
  reason: string | null
  /** The newer version, on a conflict. */
  other: ShareView | null
}

interface EditorStart {
  share: ShareView
  refused?: RefusedChange
}

/** The text stays until it is saved; on a conflict the author chooses a version. */
export function useShareEditor({ share, refused }: EditorStart) {
  const brand = useBrand()
  const cache = useLiveCache()
  const [draft, setDraft] = useState(() => refused?.draft ?? draftOf(share))
  const [version, setVersion] = useState(share.version)
  const [other, setOther] = useState(refused?.other ?? null)
  const [errors, setErrors] = useState<DraftErrors>(refused?.errors ?? {})
  const [reason, setReason] = useState(refused?.reason ?? null)
  const [busy, setBusy] = useState(false)
  const refuse = (wrong: DraftErrors, why: string | null) => {
    setErrors(wrong)
    setReason(why)
    return false
  }
  const explain = async (error: ApiFailure) => {
    if (error.code === 'SHARE_CHANGED') setOther(await sharesApi(api).get(share.id))
    return refuse(draftErrorsOf(error.fields), error.message)
  }
  /** @param over the version to replace: the one read, or the one that the author chose to discard */
  const save = async (over: number): Promise<boolean> => {
    setBusy(true)
    try {
      const { checkChange } = await import('./draft-form.ts')
      const checked = checkChange(brand, draft, over)
      if ('errors' in checked) return refuse(checked.errors, composerText.review)
      showChanged(cache, await sharesApi(api).change(share.id, checked.change))
      toast.success(shareEditorText.saved)
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      return await explain(error)
    } finally {
      setBusy(false)
    }
  }
  const takeOther = () => {
    if (other === null) return
    setDraft(draftOf(other))
    setVersion(other.version)
    setOther(null)
    refuse({}, null)
  }
  const change = (part: Partial<Draft>) => setDraft((known) => ({ ...known, ...part }))
  return { draft, setDraft, change, version, other, errors, reason, refuse, busy, save, takeOther }
}
