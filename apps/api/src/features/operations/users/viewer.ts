import type { Viewer as ViewerView } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { fileUrl } from '../../foundation/files/public.ts'
import { nextCheckIn } from '../../people/meetings/public.ts'

const { users, userProfiles, photos, files, inboxes, mutes, mutualLikes } = tables

const pageViewerFields = prepared((db) =>
  db
    .select({
      lastConnection: users.lastConnection,
      status: userProfiles.status,
      discreet: userProfiles.discreetMode,
      checkIn: nextCheckIn,
      sound: userProfiles.notificationSound,
      showsCovered: userProfiles.showsCovered,
      hidesFirstSteps: userProfiles.hidesFirstSteps,
      picture: files.name,
      inbox: inboxes,
      moment: sql<boolean>`exists (select 1 from ${mutualLikes} where ${mutualLikes.userId} = ${users.id} and ${mutualLikes.seenAt} is null)`,
      mutes: sql<boolean>`exists (select 1 from ${mutes} where ${mutes.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(photos, eq(photos.id, userProfiles.mainPhotoId))
    .leftJoin(files, eq(files.id, photos.fileId))
    .leftJoin(inboxes, eq(inboxes.userId, users.id))
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('viewer'),
)

export async function loadViewer(
  db: Queryable,
  viewer: Viewer,
): Promise<Omit<ViewerView, 'waitingRooms' | 'waitingGroups'>> {
  const [row] = await pageViewerFields(db).execute({ id: viewer.id })
  const inbox = row?.inbox
  return {
    id: viewer.id,
    username: viewer.username,
    displayName: viewer.displayName,
    avatarUrl: row?.picture ? fileUrl(row.picture, 'thumbnail') : null,
    role: viewer.role,
    approval: viewer.approval,
    profileCompleted: row?.status !== 'draft',
    lastConnection: row?.lastConnection?.toISOString() ?? null,
    unread: {
      messages: inbox?.unreadMessages ?? 0,
      notifications: inbox?.unreadNotifications ?? 0,
      visits: inbox?.unreadVisits ?? 0,
      honors: inbox?.unreadHonors ?? 0,
      requests: inbox?.requests ?? 0,
    },
    seq: inbox?.seq ?? 0,
    discreet: row?.discreet ?? false,
    checkIn: row?.checkIn ?? null,
    sound: row?.sound ?? true,
    moment: row?.moment ?? false,
    mutes: row?.mutes ?? false,
    showsCovered: row?.showsCovered ?? false,
    hidesFirstSteps: row?.hidesFirstSteps ?? true,
  }
}
