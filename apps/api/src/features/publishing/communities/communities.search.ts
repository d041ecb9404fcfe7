import type { CommunityCard, Page } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  candidate,
  type JudgeCandidates,
  type SearchPart,
  type SearchStratum,
  searchRanked,
  textMatches,
} from '../../../platform/data/ranked-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { cardQuery } from './communities.queries.ts'
import { communityCard } from './communities.views.ts'
import { communityVisibleTo } from './communities.visible.ts'

const { communities } = tables

/** Must match the index expression exactly to use the index. */
const saidKey = sql<string>`search_key(${communities.name} || ' ' || ${communities.tagline})`

export function communityStrata(words: string[]): SearchStratum[] {
  const said = textMatches(saidKey, words)
  const inCommunities = { table: communities, id: communities.id }
  const size = { of: communities.memberCount, type: 'int' } as const
  return [
    { ...inCommunities, where: said.begins, key: size },
    { ...inCommunities, where: said.wordsBegin, key: size },
    { ...inCommunities, where: said.holds, key: size },
    { ...inCommunities, where: said.resembles, key: { of: said.likeness, type: 'int' }, bounded: true },
  ]
}

/** Secret communities are found by members and invitees only. */
export async function searchCommunities(
  db: Queryable,
  viewer: Viewer,
  { words, ...asked }: SearchPart,
): Promise<Page<CommunityCard>> {
  const judge: JudgeCandidates = ({ from, unshown, orderBy }) =>
    db
      .select({ ...candidate, listed: sql<boolean>`(${and(communityVisibleTo(viewer), unshown)})` })
      .from(from)
      .innerJoin(communities, eq(communities.id, candidate.id))
      .orderBy(...orderBy)
  const { items, cursor } = await searchRanked(communityStrata(words), judge, asked)
  if (items.length === 0) return { items: [], cursor: null }
  const rows = await cardQuery(db, viewer).where(inArray(communities.id, items))
  const cards = new Map(rows.map((row) => [row.community.id, communityCard(row)]))
  return { items: items.flatMap((id) => cards.get(id) ?? []), cursor }
}

export async function findCommunitiesByName(db: Queryable, viewer: Viewer, slugs: string[]): Promise<CommunityCard[]> {
  if (slugs.length === 0) return []
  const rows = await cardQuery(db, viewer).where(and(inArray(communities.slug, slugs), communityVisibleTo(viewer)))
  return rows.map(communityCard)
}
