import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { loadPreferences } from '../catalogue/public.ts'
import { loadOwnToken } from '../push/public.ts'
import { loadWholeMember } from './members.cards.ts'
import { loadUserFiles } from './user-files.ts'

const { users, blocks, inboxes } = tables

/**
 * GET /api/users/me (specification §7): the member herself, flat as Strapi's users are, with userProfile (files,
 * certificate) and userData (notifications, blockedMembers). Secrets never: fcmPassword only says whether it is set.
 * The push token is that of the browser that asks (`sessionId`): each has its own, and one that has none registers.
 */
export async function loadOwnUser(
  db: Queryable,
  { id: userId, sessionId }: { id: number; sessionId: number | null },
): Promise<Record<string, unknown>> {
  const row = await loadWholeMember(db, null, userId)
  if (row === undefined) return { id: userId }
  const { user, profile } = row
  const [files, preferences, blocked, [inbox], push] = await Promise.all([
    loadUserFiles(db, { id: userId }, userId),
    loadPreferences(db, userId),
    db
      .select({ id: users.id, username: users.username })
      .from(blocks)
      .innerJoin(users, eq(users.id, blocks.blockedId))
      .where(eq(blocks.blockerId, userId)),
    db.select().from(inboxes).where(eq(inboxes.userId, userId)),
    loadOwnToken(db, sessionId),
  ])
  return {
    id: user.id,
    username: user.username,
    displayName: user.name,
    email: user.email,
    confirmed: user.emailVerified,
    blocked: user.blocked,
    banned: user.banned,
    roleUser: user.roleUser,
    lastConnection: user.lastConnection?.toISOString() ?? null,
    geolocation:
      user.city === null ? null : { country: user.country, zip: user.zip, city: user.city, codeInsee: user.codeInsee },
    latitude: user.latitude,
    longitude: user.longitude,
    reason: user.reason,
    fcmToken: push?.token ?? null,
    fcmDate: push?.at.toISOString() ?? null,
    fcmPassword: user.fcmPassword !== null,
    deviceType: user.deviceType,
    deviceBrowser: user.deviceBrowser,
    deviceOs: user.deviceOs,
    onPwa: user.onPwa,
    pause: user.pause,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    userProfile: {
      status: profile.status,
      certified: profile.certified,
      certificate: profile.certificate,
      files,
    },
    userData: {
      id: user.id,
      notifications: preferences.map(({ id, inApp, push }) => ({ id, inApp, push })),
      blockedMembers: blocked,
    },
    unread: {
      messages: inbox?.unreadMessages ?? 0,
      honors: inbox?.unreadHonors ?? 0,
      visits: inbox?.unreadVisits ?? 0,
      notifications: inbox?.unreadNotifications ?? 0,
    },
  }
}
