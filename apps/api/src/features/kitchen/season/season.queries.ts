import type { Brand } from '@consoeurs/brand'
import {
  type SeasonNow,
  type SeasonOuting,
  type SeasonQuery,
  type SeasonView,
  seasonRegionOf,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { defaultTimeZone } from '../../foundation/places/public.ts'
import type { CardContext } from '../../people/members/public.ts'
import { isNearby } from '../../publishing/outings/public.ts'
import { listOutings } from '../../publishing/shares/public.ts'
import { loadSeason } from './ripe-ingredients.ts'
import { listSeasonRecipes } from './season-recipes.queries.ts'
import { listSeasonTips } from './season-tips.queries.ts'

const { batches, shares, users } = tables

const NEAR_KILOMETRES = 100
const OUTINGS = 4
const DAY = 86_400_000

/** In Paris. */
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'numeric', timeZone: defaultTimeZone })
const monthOf = (at: Date) => Number(monthFormat.format(at))

async function regionOf(
  db: Queryable,
  viewer: Viewer | null,
  asked: SeasonQuery['region'],
): Promise<Pick<SeasonView, 'region' | 'regionFrom'>> {
  if (asked !== undefined) return { region: asked, regionFrom: 'chosen' }
  const [place] =
    viewer === null
      ? []
      : await db
          .select({ codeInsee: users.codeInsee, latitude: users.latitude })
          .from(users)
          .where(eq(users.id, viewer.id))
  const region = place === undefined ? null : seasonRegionOf(place)
  return region === null ? { region: 'north', regionFrom: 'usual' } : { region, regionFrom: 'town' }
}

/** Of the coming weeks in this month, near a viewer with a place. */
async function listMonthOutings(
  db: Queryable,
  cards: CardContext,
  { month, now }: { month: number; now: Date },
): Promise<SeasonOuting[]> {
  const ahead = (month - monthOf(now) + 12) % 12
  if (ahead > 1) return []
  const local = sql`extract(month from ${shares.outingAt} at time zone 'Europe/Paris')`
  const which = and(
    gt(shares.outingAt, now),
    lt(shares.outingAt, new Date(now.getTime() + 62 * DAY)),
    ahead === 0 ? lt(shares.outingAt, new Date(now.getTime() + 31 * DAY)) : sql`${local} = ${month}`,
    isNearby(cards.viewer, NEAR_KILOMETRES),
  )
  const { items } = await listOutings(db, cards, { which, after: undefined, limit: OUTINGS })
  return items.flatMap(({ id, slug, title, cover, outing }) =>
    outing === null || outing.at === null || cover !== null
      ? []
      : [
          {
            ...{ id, slug, title, at: outing.at, timeZone: outing.timeZone },
            ...{ kind: outing.kind, place: outing.place, town: outing.town },
          },
        ],
  )
}

export async function loadSeasonView(
  db: Queryable,
  cards: CardContext,
  { brand, query }: { brand: Brand; query: SeasonQuery },
): Promise<SeasonView> {
  const { viewer, now } = cards
  const today = monthOf(now)
  const month = query.month ?? today
  const where = await regionOf(db, viewer, query.region)
  const season = await loadSeason(db, where.region, month)
  const kinds = brand.shareKinds.filter(({ form }) => form === 'words').map(({ kind }) => kind)
  const [{ recipes, inRecipes }, tips, outings] = await Promise.all([
    listSeasonRecipes(db, viewer, season),
    listSeasonTips(db, cards, { kinds, ripe: season.ripe }),
    listMonthOutings(db, cards, { month, now }),
  ])
  const ingredients = season.ripe.map(({ keys: _, ...one }) => ({ ...one, inRecipes: inRecipes.has(one.slug) }))
  return { month, ...where, now: today, ingredients, recipes, tips, outings }
}

const NAMES = 3
const telling = ['start', 'only', 'peak', 'end']

/** For one card of the home page: what comes first, then what is at its best. */
export async function loadSeasonNow(db: Queryable, viewer: Viewer, now: Date): Promise<SeasonNow> {
  const month = monthOf(now)
  const { region } = await regionOf(db, viewer, undefined)
  const { ripe } = await loadSeason(db, region, month)
  const names = ripe
    .filter(({ phase }) => telling.includes(phase))
    .toSorted((one, other) => telling.indexOf(one.phase) - telling.indexOf(other.phase))
    .slice(0, NAMES)
    .map(({ name }) => name)
  const running = await db.$count(batches, and(eq(batches.userId, viewer.id), isNull(batches.endedAt)))
  return { month, names, batches: running }
}
