import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../platform/site-map.ts'
import { shareVisibleTo } from './shares.visible.ts'

const { shares, users, userProfiles } = tables

/** Public shares; what is covered is not told to search engines, here as on its page. */
export const sharesSiteMap: SiteMapSource = (db) =>
  db
    .select({
      id: shares.id,
      path: sql<string>`'/shares/' || ${shares.slug}`.as('path'),
      changedAt: sql<Date>`coalesce(${shares.editedAt}, ${shares.publishedAt})`.as('changed_at'),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(shareVisibleTo(null), isNull(shares.cover)))
