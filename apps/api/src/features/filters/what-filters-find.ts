import type { FilterMatch } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { asc } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { findFiltered } from '../../platform/find-filtered.ts'
import { isNewAccount } from '../../platform/new-account.ts'

const { filterWords } = tables

/** The list, as words are compared, in alphabetical order. */
export async function listFilterWords(db: Queryable): Promise<string[]> {
  const rows = await db.select({ word: filterWords.word }).from(filterWords).orderBy(asc(filterWords.word))
  return rows.map(({ word }) => word)
}

/** What the filters find in a text, whoever wrote it. */
export const findIn = async (db: Queryable, text: string): Promise<FilterMatch[]> =>
  findFiltered(text, await listFilterWords(db))

/** For what an account of its first days says is held; nothing where it goes its way. */
export const findHeldFor = async (
  db: Queryable,
  { viewer, text, now }: { viewer: Viewer; text: string; now: Date },
): Promise<FilterMatch[]> => (isNewAccount(viewer, now) ? findIn(db, text) : [])
