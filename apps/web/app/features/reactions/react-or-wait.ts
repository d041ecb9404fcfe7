import type { ReactionState } from '@consoeurs/contract'
import { api } from '../../api/browser-api.ts'
import { ApiFailure } from '../../api/client.ts'
import type { UnsentReaction } from '../../outbox/unsent.ts'
import { readUnsent, useWaiting } from '../../outbox/waiting.ts'
import { withOwnReaction } from './reaction-state.ts'
import { type ReactionTarget, reactionsApi } from './reactions.api.ts'

interface Reacting {
  viewerId: number
  target: ReactionTarget
  targetId: number
  /** The share, or that of the comment; null where it is an article. */
  shareId: number | null
  /** The article, or that of the comment. */
  articleId?: number | null
  state: ReactionState
  wish: string | null
}

type Waiting = ReturnType<typeof readUnsent>[number]

const isOn = (target: UnsentReaction['target'], targetId: number) => (unsent: Waiting) =>
  unsent.kind === 'reaction' && unsent.target === target && unsent.targetId === targetId

/** Asks the API. Without a network her wish waits in the outbox, and is shown as granted; the last one counts. */
export async function reactOrWait({ viewerId, target, targetId, shareId, articleId = null, state, wish }: Reacting) {
  // One that waits already must not be sent after this one.
  if (!readUnsent().some(isOn(target, targetId))) {
    try {
      return await reactionsApi(api).set(target, targetId, wish)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'OFFLINE') throw error
    }
  }
  const { sendReaction } = await import('../../outbox/outbox.ts').catch(() => {
    throw new ApiFailure('OFFLINE')
  })
  await sendReaction({ authorId: viewerId, target, targetId, shareId, articleId, reaction: wish })
  return withOwnReaction(state, wish)
}

/** The reactions with hers that waits, if one does. */
export function useWithWaiting(target: UnsentReaction['target'], targetId: number, state: ReactionState) {
  const unsent = useWaiting().find(isOn(target, targetId)) as UnsentReaction | undefined
  return {
    state: unsent === undefined ? state : withOwnReaction(state, unsent.reaction),
    waits: unsent !== undefined,
  }
}
