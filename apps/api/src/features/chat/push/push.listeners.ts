import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { allSecrets } from '../../../platform/data/secrets.ts'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { aliasOf, deleteIdentity } from './push-identity.ts'
import { hasPushPassword } from './push-password.ts'

const { pushDevices } = tables

/** Devices are deleted with their sessions, but a suspended member's ended sessions stay for a while. */
export const pushListeners = ({
  brand,
  settings,
  firebase,
}: Pick<FeatureOptions, 'brand' | 'settings' | 'firebase'>): EventListener[] => [
  on('member.shut-out', async ({ memberId }, tx) => {
    await tx.delete(pushDevices).where(eq(pushDevices.userId, memberId))
  }),
  on('push.identity-dropped', async ({ memberId }, tx) => {
    // A password means that the alias exists again: a late event must not delete it.
    if (firebase === null || (await hasPushPassword(tx, memberId))) return
    for (const secret of allSecrets(settings)) {
      await deleteIdentity(firebase, aliasOf({ secret, brandCode: brand.code, memberId }))
    }
  }),
]
