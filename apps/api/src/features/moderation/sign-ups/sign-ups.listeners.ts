import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'

const { signUpRequests, users } = tables

/** By mail, because she cannot read notifications until she is approved. */
export const signUpsListeners = ({ jobs, settings }: Pick<FeatureOptions, 'jobs' | 'settings'>): EventListener[] => [
  on('sign-up.decided', async ({ memberId, state }, tx) => {
    const [found] = await tx
      .select({ name: users.name, email: users.email, leftAt: users.leftAt, reason: signUpRequests.reason })
      .from(users)
      .innerJoin(signUpRequests, eq(signUpRequests.userId, users.id))
      .where(eq(users.id, memberId))
    if (found === undefined || found.leftAt !== null) return
    const { name, email, reason } = found
    const url = `${settings.publicUrl}${state === 'approved' ? '/settings/steps' : '/account/approbation'}`
    const props = { name, approved: state === 'approved', reason, url }
    await jobs.enqueue('mail', { kind: 'signUpDecided', to: email, props }, tx)
  }),
]
