import { createHash, randomUUID } from 'node:crypto'
import type { SeedComment, SeedShare } from '@consoeurs/brand'
import { publicFolder } from '@consoeurs/brand/seed'
import { titleSlug } from '@consoeurs/contract'
import { type AnyColumn, sql } from 'drizzle-orm'
import { comments, files, reactions, shareImages, shareParticipants, shares, users } from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only, parisDay } from './demo-context.ts'

const SLUG_WORDS = 8
const SUFFIX_LENGTH = 6
const HOURS_A_DAY = 24

/** First words plus a short hash for uniqueness. */
function slugOf(share: SeedShare): string {
  const words = share.title || share.body.split(/\s+/).slice(0, SLUG_WORDS).join(' ')
  const suffix = createHash('sha256').update(`${share.author} ${share.body}`).digest('hex').slice(0, SUFFIX_LENGTH)
  return `${titleSlug(words)}-${suffix}`
}

function countsByKind(given: Record<string, string>): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of Object.values(given)) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

const commentCountOf = (given: SeedComment[]) =>
  given.reduce((total, comment) => total + 1 + (comment.replies?.length ?? 0), 0)

/** Paris time in any season. */
function outingColumns({ outing }: SeedShare, authorId: number, now: Date) {
  if (outing === undefined) return {}
  const day = parisDay(hoursBefore(now, -outing.inDays * HOURS_A_DAY))
  const ofAuthor = (column: AnyColumn) => sql`(select ${column} from ${users} where ${users.id} = ${authorId})`
  return {
    outingKind: outing.kind ?? null,
    outingTown: ofAuthor(users.city),
    outingLatitude: ofAuthor(users.latitude),
    outingLongitude: ofAuthor(users.longitude),
    outingAt: sql`${`${day} ${outing.hour}`}::timestamp at time zone 'Europe/Paris'`,
    outingPlace: outing.place,
    goingCount: outing.going.length,
  }
}

/** Null where others may see it too. */
function communityIdOf({ communities }: DemoContext, { community }: SeedShare): number | null {
  if (community === undefined) return null
  const id = communities.get(community)
  if (id === undefined) throw new Error(`The demo content names ${community}, which is no community of it`)
  return id
}

async function insertImages(context: DemoContext, share: SeedShare, shareId: number): Promise<void> {
  const { tx, brand, now } = context
  for (const [position, image] of (share.images ?? []).entries()) {
    const drawing = await context.picture(new URL(`img/${image.file}`, publicFolder(brand.code)))
    const file = only(
      await tx
        .insert(files)
        .values({
          ...drawing,
          ownerId: memberId(context, share.author),
          audience: share.visibility,
          communityId: communityIdOf(context, share),
          attachedAt: hoursBefore(now, share.hoursAgo),
        })
        .returning({ id: files.id }),
    )
    await tx.insert(shareImages).values({ shareId, fileId: file.id, position, alt: image.alt })
  }
}

async function insertReactions(context: DemoContext, share: SeedShare, shareId: number): Promise<void> {
  const given = Object.entries(share.reactions)
  if (given.length === 0) return
  // Spread between the share and now.
  const hoursAgo = (index: number) => share.hoursAgo * (1 - (index + 1) / (given.length + 1))
  await context.tx.insert(reactions).values(
    given.map(([username, kind], index) => ({
      target: 'share',
      targetId: shareId,
      userId: memberId(context, username),
      kind,
      createdAt: hoursBefore(context.now, hoursAgo(index)),
    })),
  )
}

async function insertComment(
  context: DemoContext,
  shareId: number,
  comment: SeedComment,
  parentId: number | null,
): Promise<number> {
  const row = only(
    await context.tx
      .insert(comments)
      .values({
        shareId,
        parentId,
        authorId: memberId(context, comment.author),
        clientId: randomUUID(),
        text: comment.text,
        createdAt: hoursBefore(context.now, comment.hoursAgo),
      })
      .returning({ id: comments.id }),
  )
  return row.id
}

async function insertShare(context: DemoContext, share: SeedShare): Promise<void> {
  const { tx, now } = context
  const authorId = memberId(context, share.author)
  const { id } = only(
    await tx
      .insert(shares)
      .values({
        slug: slugOf(share),
        authorId,
        clientId: randomUUID(),
        kind: share.kind,
        title: share.title ?? '',
        body: share.body,
        visibility: share.visibility,
        communityId: communityIdOf(context, share),
        recipe: share.recipe ?? null,
        ...outingColumns(share, authorId, now),
        reactionCounts: countsByKind(share.reactions),
        commentCount: commentCountOf(share.comments),
        publishedAt: hoursBefore(now, share.hoursAgo),
        createdAt: hoursBefore(now, share.hoursAgo),
        updatedAt: hoursBefore(now, share.hoursAgo),
      })
      .returning({ id: shares.id }),
  )
  await insertImages(context, share, id)
  await insertReactions(context, share, id)
  for (const comment of share.comments) {
    const parentId = await insertComment(context, id, comment, null)
    for (const reply of comment.replies ?? []) await insertComment(context, id, reply, parentId)
  }
  const going = share.outing?.going ?? []
  if (going.length > 0) {
    await tx
      .insert(shareParticipants)
      .values(going.map((username) => ({ shareId: id, userId: memberId(context, username) })))
  }
}

/** Oldest first, so that ids grow with time. */
export async function insertShares(context: DemoContext): Promise<void> {
  const oldestFirst = context.seed.shares.toSorted((a, b) => b.hoursAgo - a.hoursAgo)
  for (const share of oldestFirst) await insertShare(context, share)
}
