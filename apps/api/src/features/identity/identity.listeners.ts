import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'

const { sessions } = tables

/**
 * Whoever shuts a member out (a ban, a suspension, `blocked`) says so with this event. Her sessions end, and her open
 * pages are told and leave at once (specification §4). The ended rows stay a while: they are how /account/suspended
 * knows to whom it speaks.
 */
export const identityListeners = ({ realtime, now }: Pick<FeatureOptions, 'realtime' | 'now'>): EventListener[] => [
  on('member.shut-out', async ({ memberId }, tx) => {
    await tx
      .update(sessions)
      .set({ expiresAt: now() })
      .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now())))
    tx.afterCommit(() => realtime.disconnect(memberId))
  }),
]
