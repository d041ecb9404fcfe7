import { tables } from '@consoeurs/database'
import { sql } from 'drizzle-orm'
import type { SiteMapSource } from '../../../platform/delivery/site-map.ts'
import { listedTowns } from './towns.queries.ts'

const { siteSettings } = tables

const opened = sql`string_to_array((select replace(${siteSettings.value}, ' ', '') from ${siteSettings} where ${siteSettings.key} = 'openedTowns'), ',')`

/** INSEE codes as numbers: those of Corsica (2A, 2B) come after all others. */
const numbered = sql`case when code like '2A%' then 100000 + right(code, 3)::int when code like '2B%' then 101000 + right(code, 3)::int else code::int end`

/** No date: a page changes with every member who joins or leaves. */
export const townsSiteMap: SiteMapSource = (db, now) =>
  sql`(select ${numbered} as id, '/villes/' || slug as path, null::timestamptz as changed_at from (${listedTowns(db, opened, now)}) as towns (code, name, slug, count))`
