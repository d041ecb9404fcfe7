import { tables } from '@consoeurs/database'
import { and, eq, not, sql } from 'drizzle-orm'
import type { EventOf } from '../../../events.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import { unsubscribeUrl } from '../../../platform/delivery/unsubscribe-token.ts'
import { ownReachableDevice } from '../../foundation/devices/public.ts'
import { isPresent } from '../../foundation/visibility/public.ts'
import { loadToldOuting } from '../../publishing/outings/public.ts'
import type { MailingParts } from './remind.ts'

const { catalogueEntries, notificationPreferences, userProfiles, users } = tables

/** Wants pushes of outings and reminders by mail, but has no device that could ring. */
async function loadUnreached(tx: Tx, userId: number, now: Date) {
  const ofOutings = (table: typeof catalogueEntries | typeof notificationPreferences) =>
    and(eq(table.section, 'partages'), eq(table.value, 'sortie'))
  const [member] = await tx
    .select({ name: users.name, email: users.email })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(catalogueEntries, ofOutings(catalogueEntries))
    .leftJoin(
      notificationPreferences,
      and(eq(notificationPreferences.userId, users.id), ofOutings(notificationPreferences)),
    )
    .where(
      and(
        eq(users.id, userId),
        isPresent,
        eq(userProfiles.emailReminders, true),
        sql`coalesce(${notificationPreferences.push}, ${catalogueEntries.push}, false)`,
        not(ownReachableDevice(users.id, now)),
      ),
    )
  return member
}

/** The e-mail of a notification that no device could ring for. */
export async function mailOutingNews(
  tx: Tx,
  { settings, jobs, realtime, now }: Omit<MailingParts, 'db' | 'unitOfWork'>,
  news: EventOf<'outing.told'>,
): Promise<void> {
  const { publicUrl } = settings
  for (const userId of news.recipientIds) {
    if (realtime.isConnected(userId)) continue
    const [member, outing] = [await loadUnreached(tx, userId, now()), await loadToldOuting(tx, news, userId)]
    if (member === undefined || outing === null) continue
    const isOver = news.what === 'cancelled' || news.what === 'withdrawn'
    const unsubscribe = unsubscribeUrl({ userId, topic: 'reminders' }, settings)
    const props = {
      name: member.name,
      what: news.what,
      url: isOver ? `${publicUrl}/outings` : `${publicUrl}/shares/${outing.slug}`,
      unsubscribeUrl: unsubscribe,
      settingsUrl: `${publicUrl}/settings/notifications`,
    }
    await jobs.enqueue('mail', { kind: 'outing', to: member.email, unsubscribeUrl: unsubscribe, props }, tx)
  }
}
