import { tables } from '@consoeurs/database'
import { inArray, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const { communes } = tables

/** Paris, Lyon and Marseille: their arrondissements are rows too, and share all their postal codes. */
const wholeCities = ['75056', '69123', '13055']

export const isWholeCity = (codeInsee: string): boolean => wholeCities.includes(codeInsee)
export const wholeCity = inArray(communes.codeInsee, wholeCities)
export const isDistrict = like(communes.searchName, '% arrondissement')

export const someZip = (zips: PgColumn, pattern: string): SQL =>
  sql`exists (select 1 from unnest(${zips}) zip where zip like ${pattern})`

/** By postal code, prefix or department; a single digit matches nothing. */
export function inFrance(code: string): SQL | undefined {
  if (code === '') return undefined
  if (/^\d{5}$/.test(code)) return sql`${communes.zips} @> array[${code}]`
  if (code.length < 2) return sql`false`
  return or(someZip(communes.zips, `${code}%`), like(communes.codeInsee, `${code.toUpperCase()}%`))
}
