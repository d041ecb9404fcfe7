import type { Brand, Choice } from '@consoeurs/brand'
import { foldedWords, type MemberCard, type MemberLink, type Page } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, arrayOverlaps, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import {
  candidate,
  type JudgeCandidates,
  type SearchPart,
  type SearchStratum,
  searchRanked,
  textMatches,
  wordsQuery,
} from '../../../platform/data/ranked-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { type CardContext, linkQuery, loadCards, type MemberCardContext, memberLink } from './members.cards.ts'

const { users, userProfiles } = tables

type SearchableChoices = Pick<Brand, 'interests' | 'lookingFor'>

/** Must equal the index expressions. */
const nameKey = sql<string>`(search_key(${users.name}) collate "C")`
const namesKey = sql<string>`search_key(${users.name} || ' ' || ${users.username})`

/** Interests and wishes whose label has a word beginning with each typed one; two letters would name too many. */
function choicesNamed(words: string[], brand: SearchableChoices) {
  const valuesOf = (choices: Choice[]) =>
    choices
      .filter(() => words.join('').length > 2)
      .filter(({ label }) => words.every((word) => ` ${foldedWords(label).join(' ')}`.includes(` ${word}`)))
      .map(({ value }) => value)
  return {
    interests: valuesOf(brand.interests.flatMap(({ interests }) => interests)),
    lookingFor: valuesOf(brand.lookingFor),
  }
}

const carries = ({ interests, lookingFor }: ReturnType<typeof choicesNamed>): SQL | undefined =>
  or(
    interests.length === 0 ? undefined : arrayOverlaps(userProfiles.interests, interests),
    lookingFor.length === 0 ? undefined : arrayOverlaps(userProfiles.lookingFor, lookingFor),
  )

/** In order: name prefix, word prefix, substring, theme, headline, answers, fuzzy match. */
function strataOf(words: string[], brand: SearchableChoices): SearchStratum[] {
  const name = textMatches(nameKey, words)
  const names = textMatches(namesKey, words)
  const sentence: SQL = sql`search_words(${userProfiles.headline}) @@ ${wordsQuery(words)}`
  const answers: SQL = sql`answer_words(${userProfiles.answers}) @@ ${wordsQuery(words)}`
  const theme = carries(choicesNamed(words, brand))
  const inUsers = { table: users, id: users.id }
  const inProfiles = { table: userProfiles, id: userProfiles.userId, byMatches: true, newestFirst: true } as const
  return [
    { ...inUsers, where: name.begins, key: { of: nameKey, type: 'text', ascending: true } },
    { ...inUsers, where: names.wordsBegin },
    { ...inUsers, where: names.holds },
    ...(theme === undefined ? [] : [{ ...inProfiles, where: theme }]),
    { ...inProfiles, where: sentence },
    { ...inProfiles, where: answers },
    { ...inUsers, where: names.resembles, key: { of: names.likeness, type: 'int' }, bounded: true },
  ]
}

export async function searchMembers(
  db: Queryable,
  context: CardContext & { viewer: Viewer; brand: SearchableChoices },
  { words, ...asked }: SearchPart,
): Promise<Page<MemberCard>> {
  const { viewer } = context
  const listed = and(memberListedFor(viewer), ne(users.id, viewer.id), eq(userProfiles.status, 'complete'))
  const judge: JudgeCandidates = ({ from, unshown, orderBy }) =>
    db
      .select({ ...candidate, listed: sql<boolean>`(${and(listed, unshown)})` })
      .from(from)
      .innerJoin(users, eq(users.id, candidate.id))
      .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
      .orderBy(...orderBy)
  const { items, cursor } = await searchRanked(strataOf(words, context.brand), judge, asked)
  const cards = await loadCards(db, context, items)
  return { items: items.flatMap((id) => cards.get(id) ?? []), cursor }
}

/** Without members hidden from the viewer, and without herself. */
export async function findMembersByName(
  db: Queryable,
  context: MemberCardContext,
  usernames: string[],
): Promise<MemberLink[]> {
  if (usernames.length === 0) return []
  const { viewer } = context
  const named = inArray(
    sql`lower(${users.username})`,
    usernames.map((name) => name.toLowerCase()),
  )
  const rows = await linkQuery(db).where(and(named, memberListedFor(viewer), ne(users.id, viewer.id)))
  return rows.map((row) => memberLink(row, context))
}
