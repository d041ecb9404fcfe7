import { createHash, randomBytes } from 'node:crypto'
import type { CalendarFeedState } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, eq, gt } from 'drizzle-orm'
import type { ICalCalendar } from 'ical-generator'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { memberIsShown } from '../../foundation/visibility/public.ts'
import { type CardContext, type MemberCardContext, minimalViewer } from '../../people/members/public.ts'
import { listOutings } from '../shares/public.ts'
import { attends } from './agenda.queries.ts'
import { type CalendarSite, outingsCalendar } from './outing-calendar.ts'

const { calendarFeeds, shares } = tables

const MONTH = 30 * 24 * 60 * 60 * 1000
const EVENTS_AT_MOST = 200

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export async function loadFeedState(db: Queryable, userId: number): Promise<CalendarFeedState> {
  const [feed] = await db
    .select({ since: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
  return { since: feed?.since.toISOString() ?? null }
}

/** Replaces the former address. */
export async function createFeed(tx: Tx, userId: number, { publicUrl, now }: { publicUrl: string; now: Date }) {
  const token = randomBytes(32).toString('base64url')
  const values = { userId, tokenHash: hashOf(token), createdAt: now }
  await tx.insert(calendarFeeds).values(values).onConflictDoUpdate({ target: calendarFeeds.userId, set: values })
  return { url: `${publicUrl}/api/calendars/${token}.ics` }
}

export async function revokeFeed(tx: Tx, userId: number): Promise<void> {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** The member's menu, of a feature that outings do not know. */
export type AddMeals = (
  calendar: ICalCalendar,
  parts: { db: Queryable; cards: MemberCardContext; site: CalendarSite },
) => Promise<void>

interface FeedSite extends CalendarSite {
  cards(viewer: Viewer): CardContext
  /** Null in a brand without a kitchen. */
  addMeals: AddMeals | null
}

/**
 * What the member hosts or attends, and her menu, with what she may see now.
 * @throws AppError NOT_FOUND for an unknown or revoked address, and while the member is away
 */
export async function writeFeed(db: Queryable, token: string, site: FeedSite): Promise<string> {
  const [feed] = await db
    .select({ userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.tokenHash, hashOf(token)), memberIsShown(calendarFeeds.userId)))
  if (feed === undefined) throw new AppError('NOT_FOUND')
  const since = gt(shares.outingAt, new Date(site.now.getTime() - MONTH))
  const viewer = minimalViewer(feed.userId)
  const cards = { ...site.cards(viewer), viewer }
  const { items } = await listOutings(db, cards, {
    which: and(since, attends(feed.userId)),
    after: undefined,
    limit: EVENTS_AT_MOST,
  })
  const calendar = outingsCalendar(items, site)
  await site.addMeals?.(calendar, { db, cards, site })
  return calendar.toString()
}
