import { ingredientKey, type SeasonTip } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type CardContext, loadLinks } from '../../people/members/public.ts'
import { shareListedFor } from '../../publishing/shares/public.ts'
import type { RipeIngredient } from './ripe-ingredients.ts'

const { shares, users, userProfiles } = tables

/** Newest tips looked at. */
const LOOKED_AT = 80
const SHOWN = 3

/** The ingredient that a text mentions first, if any. */
function mentioned(text: string, ripe: RipeIngredient[]): RipeIngredient | undefined {
  const words = ` ${ingredientKey(text)} `
  const at = (keys: string[]) => Math.min(...keys.map((key) => words.indexOf(` ${key} `)).filter((place) => place >= 0))
  const found = ripe.map((one) => ({ one, place: at(one.keys) })).filter(({ place }) => Number.isFinite(place))
  return found.toSorted((a, b) => a.place - b.place)[0]?.one
}

interface TipsOf {
  /** Kinds of shares of a few words. */
  kinds: string[]
  ripe: RipeIngredient[]
}

/** Among the newest tips, those about something in season. */
export async function listSeasonTips(db: Queryable, cards: CardContext, { kinds, ripe }: TipsOf): Promise<SeasonTip[]> {
  if (kinds.length === 0) return []
  const rows = await db
    .select({ id: shares.id, slug: shares.slug, body: shares.body, authorId: users.id, author: users.name })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(inArray(shares.kind, kinds), isNull(shares.cover), shareListedFor(cards.viewer)))
    .orderBy(desc(shares.publishedAt), desc(shares.id))
    .limit(LOOKED_AT)
  const found = rows.flatMap((row) => {
    const about = mentioned(row.body, ripe)
    return about === undefined ? [] : [{ ...row, about: about.name }]
  })
  const shown = found.slice(0, SHOWN)
  const authors = await loadLinks(
    db,
    cards,
    shown.map(({ authorId }) => authorId),
  )
  return shown.map(({ authorId, ...tip }) => ({ ...tip, avatar: authors.get(authorId)?.avatar ?? null }))
}
