import {
  DeskContentKind,
  type DeskContentRow,
  type DeskContentsQuery,
  type DeskList,
  deskContentId,
  deskOffset,
  Role,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { type AnyColumn, and, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { articleCommentPath } from '../../publishing/articles/public.ts'
import { shareIsHeld } from '../../publishing/shares/public.ts'
import { sanctionPolicy } from './sanctions.policy.ts'

const { articles, comments, recipeMakings, shares, swaps, users } = tables

type ContentFilters = Pick<DeskContentsQuery, 'kind' | 'hidden' | 'q'>

/** Community content is for that community's moderators, unless it is reported. */
const forAll = inArray(shares.visibility, ['public', 'members'])

function marked(hidden: ContentFilters['hidden'], hiddenAt: AnyColumn) {
  if (hidden === undefined) return undefined
  return hidden === 'true' ? isNotNull(hiddenAt) : isNull(hiddenAt)
}

const ofKind = (asked: ContentFilters, kind: DeskContentKind) =>
  asked.kind === undefined || asked.kind === kind ? undefined : sql`false`

const shareText = sql<string>`concat_ws(E'\n', nullif(${shares.title}, ''), nullif(${shares.body}, ''))`

const sharesOf = (db: Queryable, asked: ContentFilters, one?: SQL) =>
  db
    .select({
      kind: sql<string>`'share'`.as('kind'),
      targetId: shares.id,
      text: shareText.as('text'),
      slug: sql<string>`${shares.slug}`.as('slug'),
      articleId: sql<number | null>`null::bigint`.mapWith(shares.id).as('article_id'),
      visibility: sql<string>`${shares.visibility}`.as('visibility'),
      authorId: shares.authorId,
      hiddenAt: shares.hiddenAt,
      hiddenReason: shares.hiddenReason,
      at: sql<Date>`${shares.publishedAt}`.mapWith(shares.publishedAt).as('at'),
    })
    .from(shares)
    .innerJoin(users, eq(users.id, shares.authorId))
    .where(
      and(
        forAll,
        isNull(shares.deletedAt),
        not(shareIsHeld),
        ofKind(asked, 'share'),
        marked(asked.hidden, shares.hiddenAt),
        containsText(asked.q, [shareText, users.name, users.username]),
        one,
      ),
    )

const commentsOf = (db: Queryable, asked: ContentFilters, one?: SQL) =>
  db
    .select({
      kind: sql<string>`'comment'`.as('kind'),
      targetId: comments.id,
      text: sql<string>`${comments.text}`.as('text'),
      slug: sql<string>`coalesce(${shares.slug}, ${articles.slug})`.as('slug'),
      articleId: sql<number | null>`${comments.articleId}`.mapWith(comments.id).as('article_id'),
      // Comments on articles are visible to members.
      visibility: sql<string>`coalesce(${shares.visibility}, 'members')`.as('visibility'),
      authorId: comments.authorId,
      hiddenAt: comments.hiddenAt,
      hiddenReason: comments.hiddenReason,
      at: sql<Date>`${comments.createdAt}`.mapWith(comments.createdAt).as('at'),
    })
    .from(comments)
    .leftJoin(shares, eq(shares.id, comments.shareId))
    .leftJoin(articles, eq(articles.id, comments.articleId))
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(
      and(
        or(isNotNull(comments.articleId), and(forAll, isNull(shares.deletedAt))),
        isNull(comments.deletedAt),
        ofKind(asked, 'comment'),
        marked(asked.hidden, comments.hiddenAt),
        containsText(asked.q, [comments.text, users.name, users.username]),
        one,
      ),
    )

const makingText = sql<string>`concat_ws(E'\n', nullif(${recipeMakings.text}, ''), nullif(${recipeMakings.changes}, ''))`

const makingsOf = (db: Queryable, asked: ContentFilters, one?: SQL) =>
  db
    .select({
      kind: sql<string>`'making'`.as('kind'),
      targetId: recipeMakings.id,
      text: makingText.as('text'),
      slug: sql<string>`${shares.slug}`.as('slug'),
      articleId: sql<number | null>`null::bigint`.mapWith(recipeMakings.id).as('article_id'),
      visibility: sql<string>`${shares.visibility}`.as('visibility'),
      authorId: recipeMakings.memberId,
      hiddenAt: recipeMakings.hiddenAt,
      hiddenReason: recipeMakings.hiddenReason,
      at: sql<Date>`${recipeMakings.createdAt}`.mapWith(recipeMakings.createdAt).as('at'),
    })
    .from(recipeMakings)
    .innerJoin(shares, eq(shares.id, recipeMakings.shareId))
    .innerJoin(users, eq(users.id, recipeMakings.memberId))
    .where(
      and(
        forAll,
        isNull(shares.deletedAt),
        isNull(recipeMakings.deletedAt),
        ofKind(asked, 'making'),
        marked(asked.hidden, recipeMakings.hiddenAt),
        containsText(asked.q, [makingText, users.name, users.username]),
        one,
      ),
    )

const swapText = sql<string>`concat_ws(E'\n', ${swaps.title}, nullif(${swaps.body}, ''), nullif(${swaps.wanted}, ''))`

const swapsOf = (db: Queryable, asked: ContentFilters, one?: SQL) =>
  db
    .select({
      kind: sql<string>`'swap'`.as('kind'),
      targetId: swaps.id,
      text: swapText.as('text'),
      slug: sql<string>`''`.as('slug'),
      articleId: sql<number | null>`null::bigint`.mapWith(swaps.id).as('article_id'),
      visibility: sql<string>`'members'`.as('visibility'),
      authorId: swaps.ownerId,
      hiddenAt: swaps.hiddenAt,
      hiddenReason: swaps.hiddenReason,
      at: sql<Date>`${swaps.createdAt}`.mapWith(swaps.createdAt).as('at'),
    })
    .from(swaps)
    .innerJoin(users, eq(users.id, swaps.ownerId))
    .where(
      and(
        isNull(swaps.deletedAt),
        ofKind(asked, 'swap'),
        marked(asked.hidden, swaps.hiddenAt),
        containsText(asked.q, [swapText, users.name, users.username]),
        one,
      ),
    )

type ContentRow = Awaited<ReturnType<typeof sharesOf>>[number]

function urlOf({
  kind,
  targetId,
  slug,
  articleId,
}: Pick<ContentRow, 'targetId' | 'slug' | 'articleId'> & { kind: string }) {
  if (kind === 'swap') return `/trocs/${targetId}`
  return articleId === null ? `/shares/${slug}` : articleCommentPath({ id: articleId, slug }, targetId)
}

async function present(db: Queryable, viewer: Viewer, found: ContentRow[]): Promise<DeskContentRow[]> {
  const ids = [...new Set(found.map(({ authorId }) => authorId))]
  const authors = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  const byId = new Map(authors.map((author) => [author.id, author]))
  return found.flatMap(
    ({ targetId, text, slug, articleId, visibility, authorId, hiddenAt, hiddenReason, at, ...row }) => {
      const author = byId.get(authorId)
      if (author === undefined) return []
      const kind = DeskContentKind.parse(row.kind)
      const role = Role.catch('member').parse(author.roleUser)
      return {
        id: deskContentId(kind, targetId),
        ...{ kind, targetId, text, visibility, hiddenReason },
        url: urlOf({ kind, targetId, slug, articleId }),
        author: { id: author.id, username: author.username, displayName: author.name },
        hiddenAt: hiddenAt?.toISOString() ?? null,
        createdAt: at.toISOString(),
        can: { hide: can(sanctionPolicy, viewer, 'content.hide', { memberId: authorId, role }) },
      }
    },
  )
}

/** Newest first by default. */
export async function listContents(
  db: Queryable,
  viewer: Viewer,
  query: DeskContentsQuery,
): Promise<DeskList<DeskContentRow>> {
  const all = unionAll(sharesOf(db, query), commentsOf(db, query), makingsOf(db, query), swapsOf(db, query))
  const order = query.sort === 'createdAt:asc' ? sql`at asc` : desc(sql`at`)
  const rows = await all.orderBy(order).limit(query.pageSize).offset(deskOffset(query))
  const counts = [sharesOf, commentsOf, makingsOf, swapsOf]
    .map((kindOf) => kindOf(db, query))
    .map((found) => db.$count(found.as('found')))
  const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  return { items: await present(db, viewer, rows), total }
}

/** @throws AppError CONTENT_NOT_FOUND */
export async function loadContent(
  db: Queryable,
  viewer: Viewer,
  { target, targetId }: { target: DeskContentKind; targetId: number },
): Promise<DeskContentRow> {
  const all: ContentFilters = { q: '' }
  const found = {
    share: () => sharesOf(db, all, eq(shares.id, targetId)),
    comment: () => commentsOf(db, all, eq(comments.id, targetId)),
    making: () => makingsOf(db, all, eq(recipeMakings.id, targetId)),
    swap: () => swapsOf(db, all, eq(swaps.id, targetId)),
  }
  const [row] = await present(db, viewer, await found[target]())
  if (row === undefined) throw new AppError('CONTENT_NOT_FOUND')
  return row
}
