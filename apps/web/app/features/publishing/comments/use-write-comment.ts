import type { CommentTargetId, CommentView } from '@consoeurs/contract'
import { useRef, useState } from 'react'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { withComment } from './comment-list.ts'
import { type CommentTarget, placeOf } from './comment-target.ts'
import { commentsApi } from './comments.api.ts'
import type { ChangeComments } from './use-comments.ts'

/** A comment being sent: shown at once. */
export interface SentComment {
  clientId: string
  text: string
  parentId: number | null
}

interface Refusal extends SentComment {
  reason: string
}

interface WriteOptions extends CommentTarget {
  viewerId: number
  change: ChangeComments
  onWritten: (comment: CommentView) => void
}

type StoredComment = SentComment & CommentTargetId & { authorId: number }

/** @returns false if the outbox code could not be loaded; the text then stays in the field */
async function waitsInOutbox(comment: StoredComment): Promise<boolean> {
  const outbox = await import('../../../outbox/outbox.ts').catch(() => null)
  if (outbox === null) return false
  await outbox.sendComment(comment)
  return true
}

/**
 * Sends a comment, or puts it into the outbox without a network. A refused comment returns with the reason, and keeps
 * its idempotency key when sent again.
 */
export function useWriteComment({ viewerId, target, targetId, change, onWritten }: WriteOptions) {
  const [sent, setSent] = useState<SentComment[]>([])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const refused = useRef<Refusal | null>(null)
  const write = async (text: string, parentId: number | null): Promise<boolean> => {
    const again = refused.current?.text === text && refused.current.parentId === parentId ? refused.current : null
    const comment = { clientId: again?.clientId ?? crypto.randomUUID(), text, parentId }
    setRefusal(null)
    setSent((others) => [...others, comment])
    try {
      const written = await commentsApi(api).write({ target, targetId }, comment)
      change((comments) => withComment(comments, written))
      refused.current = null
      onWritten(written)
      return true
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      const kept = { ...comment, ...placeOf({ target, targetId }), authorId: viewerId }
      if (error.code === 'OFFLINE' && (await waitsInOutbox(kept))) return true
      refused.current = { ...comment, reason: error.fields.text?.[0] ?? error.message }
      setRefusal(refused.current)
      return false
    } finally {
      setSent((others) => others.filter(({ clientId }) => clientId !== comment.clientId))
    }
  }
  return { sent, refusal, write }
}
