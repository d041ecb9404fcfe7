import type { ShareView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import { useBrand } from '../../brand/brand-context.tsx'
import { useLiveCache } from '../../live/use-live.tsx'
import { composerText } from '../../text/composer.ts'
import { shareEditorText } from '../../text/share-editor.ts'
import { toast } from '../../ui/toast.tsx'
import { type Draft, type DraftErrors, draftErrorsOf, draftOf } from './draft.ts'
import { showChanged } from './share-cache.ts'
import { sharesApi } from './shares.api.ts'

/** A change that did not pass: as she typed it, and what stands in its way. */
export interface RefusedChange {
  draft: Draft
  errors: DraftErrors
  reason: string | null
  /** The share as it became meanwhile, where that is why. */
  other: ShareView | null
}

interface EditorStart {
  share: ShareView
  refused?: RefusedChange
}

/** Her words stay on screen until they are saved; where the share changed meanwhile, she chooses between the two. */
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
  /** Over what she read, or over what she chose not to keep. */
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
