import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { isDistrict, isWholeCity } from './communes.ts'

const { communes } = tables
const namesakes = alias(communes, 'namesakes')

export interface PublicTown {
  slug: string
  name: string
  codeInsee: string
  zip: string | null
  latitude: number | null
  longitude: number | null
}

/** Members of an arrondissement count in Paris, Lyon or Marseille. */
export const wholeTownCode = (code: PgColumn): SQL<string> =>
  sql<string>`case when ${code} between '75101' and '75120' then '75056' when ${code} between '69381' and '69389' then '69123' when ${code} between '13201' and '13216' then '13055' else ${code} end`

const hasLargerNamesake = sql`exists (select 1 from ${communes} as ${sql.identifier('namesakes')} where ${namesakes.searchName} = ${communes.searchName} and (${namesakes.population}, ${namesakes.codeInsee}) > (${communes.population}, ${communes.codeInsee}))`

/** The largest town of a name has the name alone; the others add their code. */
export const townSlug = sql<string>`replace(${communes.searchName}, ' ', '-') || case when ${hasLargerNamesake} then '-' || lower(${communes.codeInsee}) else '' end`

/** Null if no French town has the slug. */
export async function findPublicTown(db: Queryable, slug: string): Promise<PublicTown | null> {
  const [, words = '', code] = /^([a-z0-9-]+?)(?:-(\d[\dab]\d{3}))?$/.exec(slug.toLowerCase()) ?? []
  const named = eq(communes.searchName, words.replaceAll('-', ' '))
  const [found] = await db
    .select({ commune: communes, slug: townSlug })
    .from(communes)
    .where(and(named, not(isDistrict), code === undefined ? undefined : eq(communes.codeInsee, code.toUpperCase())))
    .orderBy(desc(communes.population), desc(communes.codeInsee))
    .limit(1)
  if (found === undefined) return null
  const { name, codeInsee, zips, latitude, longitude } = found.commune
  const zip = isWholeCity(codeInsee) ? null : (zips[0] ?? null)
  return { slug: found.slug, name, codeInsee, zip, latitude, longitude }
}
