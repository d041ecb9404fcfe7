import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'
import { communityVisibleTo } from './communities.visible.ts'

const { communities } = tables

/** `changedAt` ignores the member count. */
export const communitiesSiteMap: SiteMapSource = (db) =>
  db
    .select({
      id: communities.id,
      path: sql<string>`'/c/' || ${communities.slug}`.as('path'),
      changedAt: communities.changedAt,
    })
    .from(communities)
    .where(communityVisibleTo(null))
