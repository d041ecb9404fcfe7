import type { ShareView } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { useBrand } from '../../../brand/brand-context.tsx'
import { useLiveCache } from '../../../live/use-live.tsx'
import { toast } from '../../../ui/overlays/toast.tsx'
import type { AnswerMark } from '../comments/public.ts'
import { renewShare } from './share-cache.ts'
import { formOf } from './share-form.ts'
import { sharesApi } from './shares.api.ts'

/** The marked comment and, for the author of the question, how to change it. */
export function useAnswerMark(share: ShareView): AnswerMark | undefined {
  const cache = useLiveCache()
  const brand = useBrand()
  if (formOf(brand, share) !== 'question') return undefined
  const markedId = share.answer?.id ?? null
  if (!share.can.edit) return { markedId }
  const mark = async (commentId: number | null) => {
    try {
      await sharesApi(api).setAnswer(share.id, commentId)
      await renewShare(cache, share.id)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      toast.error(error.message)
    }
  }
  return { markedId, onMark: (commentId) => void mark(commentId) }
}
