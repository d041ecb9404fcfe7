import { tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { endPending } from './end-sessions.ts'
import { mailSafetyChanged } from './tell-safety-changed.ts'

const { sessions } = tables

/**
 * Whoever shuts a member out (a ban, a suspension, `blocked`) says so with this event. Her sessions end, and her open
 * pages are told and leave at once (specification §4). The ended rows stay a while: they are how /account/suspended
 * knows to whom it speaks.
 */
const shutOutListeners = ({ realtime, now }: Pick<FeatureOptions, 'realtime' | 'now'>): EventListener[] => [
  on('member.shut-out', async ({ memberId }, tx) => {
    await tx
      .update(sessions)
      .set({ expiresAt: now() })
      .where(and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now())))
    await endPending(tx, memberId)
    tx.afterCommit(() => realtime.disconnect(memberId))
  }),
]

/** The server's own command has no mails: what it does to her second factor is told here. */
const factorListeners = (options: Pick<FeatureOptions, 'jobs' | 'settings'>): EventListener[] => [
  on('account.changed', async ({ memberId, what }, tx) => {
    if (what === 'second-factor-asked' || what === 'second-factor-removed')
      await mailSafetyChanged(tx, { memberId, what }, options)
  }),
]

/** What is decided here holds at Firebase too: it is told by jobs, until it has heard. */
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
  ...shutOutListeners(options),
  ...factorListeners(options),
  ...(options.settings.identity === 'firebase' ? firebaseListeners(options) : []),
]
