import type { MakingView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { makingsApi } from './makings.api.ts'
import { makingsText } from './makings.text.ts'

/** Asks for confirmation first. */
export function useRemoveMaking(onRemoved: () => void) {
  const [asked, setAsked] = useState<MakingView | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (asked === null) return
    setBusy(true)
    try {
      await makingsApi(api).remove(asked.id)
      toast.success(makingsText.removed)
      onRemoved()
      setAsked(null)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    } finally {
      setBusy(false)
    }
  }
  return { asked, ask: setAsked, busy, remove }
}
