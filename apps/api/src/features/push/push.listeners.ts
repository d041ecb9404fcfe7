import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'
import { everySecret } from '../../platform/secrets.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { aliasOf, deleteIdentity } from './push-identity.ts'
import { hasPushPassword } from './push-password.ts'

const { pushDevices } = tables

/** Devices go with their sessions. Those of a member who is shut out stay a while, ended: nothing is told on them. */
export const pushListeners = ({
  brand,
  settings,
  firebase,
}: Pick<FeatureOptions, 'brand' | 'settings' | 'firebase'>): EventListener[] => [
  on('member.shut-out', async ({ memberId }, tx) => {
    await tx.delete(pushDevices).where(eq(pushDevices.userId, memberId))
  }),
  on('push.identity-dropped', async ({ memberId }, tx) => {
    // A password that is kept again is that of an alias made again: heard late, this must not take it away.
    if (firebase === null || (await hasPushPassword(tx, memberId))) return
    for (const secret of everySecret(settings)) {
      await deleteIdentity(firebase, aliasOf({ secret, brandCode: brand.code, memberId }))
    }
  }),
]
