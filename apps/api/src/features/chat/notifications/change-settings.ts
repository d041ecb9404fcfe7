import type { NotificationSettingsChange } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/data/unit-of-work.ts'

const { userProfiles } = tables

export async function changeSettings(tx: Tx, userId: number, change: NotificationSettingsChange): Promise<void> {
  const { sound, ...columns } = change
  const set = { ...columns, ...(sound !== undefined && { notificationSound: sound }) }
  if (Object.keys(set).length === 0) return
  await tx.update(userProfiles).set(set).where(eq(userProfiles.userId, userId))
}
