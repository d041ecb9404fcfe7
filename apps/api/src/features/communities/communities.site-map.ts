import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../platform/site-map.ts'
import { communityVisibleTo } from './communities.visible.ts'

const { communities } = tables

/** A community changes when its door does; how many are in it is no news to search engines. */
export const communitiesSiteMap: SiteMapSource = (db) =>
  db
    .select({
      id: communities.id,
      path: sql<string>`'/c/' || ${communities.slug}`.as('path'),
      changedAt: communities.changedAt,
    })
    .from(communities)
    .where(communityVisibleTo(null))
