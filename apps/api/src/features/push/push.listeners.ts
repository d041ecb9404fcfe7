import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../platform/event-dispatcher.ts'

const { pushDevices } = tables

/** Devices go with their sessions. Those of a member who is shut out stay a while, ended: nothing is told on them. */
export const pushListeners: EventListener[] = [
  on('member.shut-out', async ({ memberId }, tx) => {
    await tx.delete(pushDevices).where(eq(pushDevices.userId, memberId))
  }),
]
