import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import { columnsOf } from '../../platform/collections/collection.ts'
import { publishedFor } from '../../platform/content/attributes.ts'
import type { SiteMapSource } from '../../platform/site-map.ts'

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
