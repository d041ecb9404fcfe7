import { tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'
import { memberVisibleTo } from '../../foundation/visibility/public.ts'

const { users, userProfiles } = tables

/** Dates are cut to the day, so as not to reveal when the member was online. */
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
