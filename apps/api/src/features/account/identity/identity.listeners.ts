import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { mailSafetyChanged } from '../second-factor/public.ts'
import { endPending } from '../sessions/public.ts'

const { sessions } = tables

/**
 * Handles a ban, suspension or block (specification §4). Ended rows stay for a while, so that /account/suspended knows
 * its reader.
 */
const suspensionListeners = ({ realtime, now }: Pick<FeatureOptions, 'realtime' | 'now'>): EventListener[] => [
  on('member.shut-out', async ({ memberId }, tx) => {
    await tx
      .update(sessions)
      .set({ expiresAt: now() })
      .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now())))
    await endPending(tx, memberId)
    tx.afterCommit(() => realtime.disconnect(memberId))
  }),
]

/** Handled here because the operator's command has neither mailer nor sockets. */
const factorListeners = (options: Pick<FeatureOptions, 'jobs' | 'settings' | 'realtime'>): EventListener[] => [
  on('account.changed', async ({ memberId, what }, tx) => {
    // The removal already deleted the sessions.
    if (what === 'second-factor-removed') tx.afterCommit(() => options.realtime.disconnect(memberId))
    if (what === 'second-factor-asked' || what === 'second-factor-removed')
      await mailSafetyChanged(tx, { memberId, what }, options)
  }),
]

/** Jobs retry until Firebase answers. */
const firebaseListeners = ({ jobs }: Pick<FeatureOptions, 'jobs'>): EventListener[] => [
  on('member.shut-out', async ({ memberId }, tx) => {
    await jobs.enqueue('firebase.align', { memberId, what: 'standing' }, tx)
    await jobs.enqueue('firebase.align', { memberId, what: 'signed-out' }, tx)
  }),
  on('sanction.lifted', ({ memberId }, tx) => jobs.enqueue('firebase.align', { memberId, what: 'standing' }, tx)),
  on('account.changed', async ({ memberId, what }, tx) => {
    if (what === 'sessions-ended') await jobs.enqueue('firebase.align', { memberId, what: 'signed-out' }, tx)
    if (what === 'email') await jobs.enqueue('firebase.align', { memberId, what: 'email' }, tx)
  }),
]

export const identityListeners = (options: Pick<FeatureOptions, 'realtime' | 'now' | 'jobs' | 'settings'>) => [
  ...suspensionListeners(options),
  ...factorListeners(options),
  ...(options.settings.identity === 'firebase' ? firebaseListeners(options) : []),
]
