import type { Viewer as ViewerView } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { fileUrl } from '../files/public.ts'
import { cardQuery } from './members.cards.ts'

const { users, inboxes } = tables

/** What every page shows of the woman who looks at it: her name, her picture, her counters. */
export async function loadViewer(db: Queryable, viewer: Viewer): Promise<ViewerView> {
  const [[row], [inbox]] = await Promise.all([
    cardQuery(db).where(eq(users.id, viewer.id)),
    db.select().from(inboxes).where(eq(inboxes.userId, viewer.id)),
  ])
  return {
    id: viewer.id,
    username: viewer.username,
    displayName: viewer.displayName,
    avatarUrl: row?.file ? fileUrl(row.file.name, 'thumbnail') : null,
    role: viewer.role,
    profileCompleted: row?.profile.status !== 'draft',
    lastConnection: row?.user.lastConnection?.toISOString() ?? null,
    unread: {
      messages: inbox?.unreadMessages ?? 0,
      notifications: inbox?.unreadNotifications ?? 0,
      visits: inbox?.unreadVisits ?? 0,
      honors: inbox?.unreadHonors ?? 0,
      requests: inbox?.requests ?? 0,
    },
    seq: inbox?.seq ?? 0,
    discreet: false,
  }
}
