import type { BrandHealth } from '@consoeurs/brand'
import type { FilterMatch } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { asc } from 'drizzle-orm'
import { findFiltered } from '../../../platform/content/find-filtered.ts'
import { isNewAccount } from '../../../platform/data/new-account.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { findHealthClaims } from './health-claims.ts'

const { filterWords } = tables

/** Folded, in alphabetical order. */
export async function listFilterWords(db: Queryable): Promise<string[]> {
  const rows = await db.select({ word: filterWords.word }).from(filterWords).orderBy(asc(filterWords.word))
  return rows.map(({ word }) => word)
}

const inOrder = (matches: FilterMatch[]) => matches.sort((one, other) => one.from - other.from || one.to - other.to)

interface FilteredText {
  text: string
  /** Null: health claims are not searched. */
  health: BrandHealth | null
}

export const findFilterMatches = async (db: Queryable, { text, health }: FilteredText): Promise<FilterMatch[]> =>
  inOrder([...findHealthClaims(health, text), ...findFiltered(text, await listFilterWords(db))])

/** What holds a text for review: any match for a new account, only health claims for others. */
export const findHoldReasons = async (
  db: Queryable,
  { viewer, text, health, now }: FilteredText & { viewer: Viewer; now: Date },
): Promise<FilterMatch[]> =>
  isNewAccount(viewer, now) ? findFilterMatches(db, { text, health }) : findHealthClaims(health, text)
