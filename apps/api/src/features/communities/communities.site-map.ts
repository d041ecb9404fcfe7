import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../platform/site-map.ts'
import { communityVisibleTo } from './communities.visible.ts'

const { communities } = tables

/** Nobody keeps when a community last changed: search engines are told nothing rather than something untrue. */
export const communitiesSiteMap: SiteMapSource = (db) =>
  db
    .select({
      id: communities.id,
      path: sql<string>`'/c/' || ${communities.slug}`.as('path'),
      changedAt: sql<Date | null>`null::timestamptz`.as('changed_at'),
    })
    .from(communities)
    .where(communityVisibleTo(null))
