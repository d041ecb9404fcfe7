import type { SavedFilters, SavedSearchKind } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { eq, sql } from 'drizzle-orm'
import { ANY_MEMBER, memberTerm } from '../../people/members/public.ts'
import { shareWords } from '../shares/public.ts'

const { communities, shares } = tables

/** Of a filter on shares without a kind, word or community. */
const ANY_SHARE = 'share'

const shareTerm = {
  kind: (kind: string) => `kind:${kind}`,
  community: (slug: string) => `in:${slug}`,
  word: (lexeme: string) => `word:${lexeme}`,
}

function termsOfMemberSearch({ interest, lookingFor, answered, community }: SavedFilters): string[] {
  const terms = [
    interest && memberTerm.interest(interest),
    lookingFor && memberTerm.lookingFor(lookingFor),
    answered && memberTerm.answered(answered),
    community && memberTerm.community(community),
  ].filter((term) => term !== undefined)
  return terms.length === 0 ? [ANY_MEMBER] : terms
}

/** Its narrowest filter: a share is new with all of its terms. */
async function termsOfShareSearch(db: Queryable, { q, community, kind }: SavedFilters): Promise<string[]> {
  if (q) {
    const { rows } = await db.execute<{ lexemes: string[] }>(
      sql`select tsvector_to_array(search_words(${q})) as lexemes`,
    )
    return (rows[0]?.lexemes ?? []).map(shareTerm.word)
  }
  if (community) return [shareTerm.community(community)]
  return [kind ? shareTerm.kind(kind) : ANY_SHARE]
}

/** What a new item must have one of. Empty for words that no text has (« de la »). */
export const termsOfSearch = (db: Queryable, kind: SavedSearchKind, filters: SavedFilters): Promise<string[]> =>
  kind === 'members' ? Promise.resolve(termsOfMemberSearch(filters)) : termsOfShareSearch(db, filters)

export async function termsOfShare(db: Queryable, shareId: number): Promise<string[]> {
  const [share] = await db
    .select({
      kind: shares.kind,
      community: communities.slug,
      lexemes: sql<string[]>`tsvector_to_array(${shareWords})`,
    })
    .from(shares)
    .leftJoin(communities, eq(communities.id, shares.communityId))
    .where(eq(shares.id, shareId))
  if (share === undefined) return []
  const { kind, community, lexemes } = share
  return [
    ANY_SHARE,
    shareTerm.kind(kind),
    ...(community === null ? [] : [shareTerm.community(community)]),
    ...lexemes.map(shareTerm.word),
  ]
}

export async function termsOfCommunity(db: Queryable, communityId: number): Promise<string[]> {
  const [community] = await db
    .select({ slug: communities.slug })
    .from(communities)
    .where(eq(communities.id, communityId))
  return community === undefined ? [] : [memberTerm.community(community.slug)]
}
