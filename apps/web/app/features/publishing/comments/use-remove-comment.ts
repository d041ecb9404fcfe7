import type { CommentView } from '@consoeurs/contract'
import { useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { withoutComment } from './comment-list.ts'
import { commentsApi } from './comments.api.ts'
import type { ChangeComments } from './use-comments.ts'

/** Asks for confirmation first. */
export function useRemoveComment(change: ChangeComments, onRemoved: (comment: CommentView) => void) {
  const [asked, setAsked] = useState<CommentView | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    if (asked === null) return
    setBusy(true)
    try {
      await commentsApi(api).remove(asked.id)
      change((comments) => withoutComment(comments, asked.id))
      onRemoved(asked)
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
