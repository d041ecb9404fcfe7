import { eq, sql } from 'drizzle-orm'
import { favorites, honors, inboxes, visits } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, parisDay } from './demo-context.ts'

/** Null if the member has not visited since. */
function seenAt({ seed, now }: DemoContext, username: string, hoursAgo: number): Date | null {
  const lastHere = seed.members.find((member) => member.username === username)?.seenHoursAgo ?? 0
  return hoursAgo > lastHere ? hoursBefore(now, lastHere) : null
}

const unreadByMember = (rows: Array<{ to: number; seenAt: Date | null }>) => {
  const unread = new Map<number, number>()
  for (const row of rows) if (row.seenAt === null) unread.set(row.to, (unread.get(row.to) ?? 0) + 1)
  return unread
}

async function insertVisits(context: DemoContext): Promise<void> {
  const { tx, seed, now } = context
  const rows = seed.visits.map((visit) => {
    const createdAt = hoursBefore(now, visit.hoursAgo)
    return {
      visitorId: memberId(context, visit.from),
      visitedId: memberId(context, visit.to),
      day: parisDay(createdAt),
      createdAt,
      seenAt: seenAt(context, visit.to, visit.hoursAgo),
    }
  })
  const inserted = await tx
    .insert(visits)
    .values(rows)
    .onConflictDoNothing()
    .returning({ to: visits.visitedId, seenAt: visits.seenAt })
  for (const [userId, unread] of unreadByMember(inserted)) {
    await tx
      .update(inboxes)
      .set({ unreadVisits: unread, seq: sql`${inboxes.seq} + 1` })
      .where(eq(inboxes.userId, userId))
  }
}

async function insertHonors(context: DemoContext): Promise<void> {
  const { tx, seed, now } = context
  const rows = seed.honors.map((honor) => ({
    fromId: memberId(context, honor.from),
    toId: memberId(context, honor.to),
    kind: honor.kind,
    createdAt: hoursBefore(now, honor.hoursAgo),
    seenAt: seenAt(context, honor.to, honor.hoursAgo),
  }))
  await tx.insert(honors).values(rows)
  for (const [userId, unread] of unreadByMember(rows.map((row) => ({ to: row.toId, seenAt: row.seenAt })))) {
    await tx
      .update(inboxes)
      .set({ unreadHonors: unread, seq: sql`${inboxes.seq} + 1` })
      .where(eq(inboxes.userId, userId))
  }
}

async function insertFavorites(context: DemoContext): Promise<void> {
  const { tx, seed, now } = context
  const rows = seed.favorites.map(({ of, member, tellMe, hoursAgo }) => {
    const looked = hoursBefore(now, hoursAgo)
    const pair = { userId: memberId(context, of), memberId: memberId(context, member) }
    return { ...pair, tellMe, seenAt: looked, createdAt: looked }
  })
  await tx.insert(favorites).values(rows)
}

export async function insertEncounters(context: DemoContext): Promise<void> {
  await insertVisits(context)
  await insertHonors(context)
  await insertFavorites(context)
}
