import { tables } from '@consoeurs/database'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'
import { shareVisibleTo } from './shares.visible.ts'

const { shares, users, userProfiles } = tables

/** Covered shares are not indexed. */
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
