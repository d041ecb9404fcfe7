import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../platform/site-map.ts'
import { memberVisibleTo } from './members.visible.ts'

const { users, userProfiles } = tables

/** Profiles that their members made public. Told is the day of a change, not the hour: nobody learns when she was here. */
export const membersSiteMap: SiteMapSource = (db) =>
  db
    .select({
      id: users.id,
      path: sql<string>`'/p/' || ${users.username}`.as('path'),
      changedAt: sql<Date>`date_trunc('day', ${userProfiles.updatedAt})`.as('changed_at'),
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(memberVisibleTo(null))
