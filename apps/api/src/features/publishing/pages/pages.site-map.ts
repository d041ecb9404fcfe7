import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { publishedFor } from '../../../platform/collections/attributes.ts'
import { columnsOf } from '../../../platform/collections/collection.ts'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'

const { pages } = tables

export const pagesSiteMap: SiteMapSource = (db, now) =>
  db
    .select({
      id: pages.id,
      path: sql<string>`'/l/' || ${pages.slug}`.as('path'),
      changedAt: sql<Date>`greatest(${pages.updatedAt}, ${pages.publishedAt})`.as('changed_at'),
    })
    .from(pages)
    .where(publishedFor(columnsOf(pages), { viewer: null, now, drafts: false }))
