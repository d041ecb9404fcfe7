import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { loadPreferences } from '../../chat/catalogue/public.ts'
import { loadOwnToken } from '../../chat/push/public.ts'
import { listBlockedNames, loadWholeMember } from '../../people/members/public.ts'
import { loadUserFiles } from './user-files.ts'

const { inboxes } = tables

/**
 * GET /api/users/me (specification §7): flat like Strapi's users, with userProfile (files, certificate) and userData
 * (notifications, blockedMembers). No secrets: fcmPassword only says whether it is set. Blocked members keep the names
 * from the time of the block, and an id if the profile was visible then. The push token belongs to the requesting
 * browser (`sessionId`).
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
    listBlockedNames(db, userId),
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
      blockedMembers: blocked.map(({ memberId: id, username }) => ({ id, username })),
    },
    unread: {
      messages: inbox?.unreadMessages ?? 0,
      honors: inbox?.unreadHonors ?? 0,
      visits: inbox?.unreadVisits ?? 0,
      notifications: inbox?.unreadNotifications ?? 0,
    },
  }
}
