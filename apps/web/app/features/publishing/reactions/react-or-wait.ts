import type { ReactionState } from '@consoeurs/contract'
import { api } from '../../../api/browser-api.ts'
import { ApiFailure } from '../../../api/client.ts'
import { readUnsent, useOutbox } from '../../../outbox/outbox-entries.ts'
import type { UnsentReaction } from '../../../outbox/unsent.ts'
import { clickHaptics } from '../../../ui/gestures/haptics.ts'
import { withOwnReaction } from './reaction-state.ts'
import { type ReactionTarget, reactionsApi } from './reactions.api.ts'

interface ReactInput {
  viewerId: number
  target: ReactionTarget
  targetId: number
  /** Share of the target; null if the target belongs to an article. */
  shareId: number | null
  /** Article of the target. */
  articleId?: number | null
  state: ReactionState
  wish: string | null
}

type OutboxEntry = ReturnType<typeof readUnsent>[number]

const isOn = (target: UnsentReaction['target'], targetId: number) => (unsent: OutboxEntry) =>
  unsent.kind === 'reaction' && unsent.target === target && unsent.targetId === targetId

/** Calls the API; without a network the reaction waits in the outbox and is shown as given. The last one wins. */
export async function reactOrWait({ viewerId, target, targetId, shareId, articleId = null, state, wish }: ReactInput) {
  clickHaptics()
  // An older reaction in the outbox must not be sent after this one.
  if (!readUnsent().some(isOn(target, targetId))) {
    try {
      return await reactionsApi(api).set(target, targetId, wish)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'OFFLINE') throw error
    }
  }
  const { sendReaction } = await import('../../../outbox/outbox.ts').catch(() => {
    throw new ApiFailure('OFFLINE')
  })
  await sendReaction({ authorId: viewerId, target, targetId, shareId, articleId, reaction: wish })
  return withOwnReaction(state, wish)
}

/** The state with the viewer's reaction from the outbox applied. */
export function useWithWaiting(target: UnsentReaction['target'], targetId: number, state: ReactionState) {
  const unsent = useOutbox().find(isOn(target, targetId)) as UnsentReaction | undefined
  return {
    state: unsent === undefined ? state : withOwnReaction(state, unsent.reaction),
    waits: unsent !== undefined,
  }
}
