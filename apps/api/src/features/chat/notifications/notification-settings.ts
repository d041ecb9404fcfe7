import type { NotificationSettings } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { isDiscreet, type SiteOfPushes } from '../../../platform/delivery/push.ts'

const { userProfiles } = tables

export async function loadNotificationSettings(
  db: Queryable,
  site: SiteOfPushes,
  userId: number,
): Promise<NotificationSettings> {
  const [row] = await db
    .select({
      discreetPushes: userProfiles.discreetPushes,
      sound: userProfiles.notificationSound,
      emailReminders: userProfiles.emailReminders,
      emailDigest: userProfiles.emailDigest,
    })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
  if (row === undefined) throw new Error(`member ${userId} has no profile`)
  const { discreetPushes, sound, emailReminders } = row
  const emailDigest = row.emailDigest as NotificationSettings['emailDigest']
  return { discreetPushes: isDiscreet(discreetPushes, site), sound, emailReminders, emailDigest }
}
