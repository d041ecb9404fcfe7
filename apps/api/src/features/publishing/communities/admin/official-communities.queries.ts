import {
  DeskAccess,
  type DeskCommunitiesQuery,
  type DeskCommunity,
  type DeskList,
  deskOffset,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { AppError } from '../../../../platform/http/errors.ts'
import { fileSelection, fileView } from '../../../foundation/files/public.ts'
import { matching } from '../communities.queries.ts'

const { communities, communityMembers, files, users } = tables
const covers = alias(files, 'covers')
const { id, name, width, height, thumbhash, formats } = covers
const coverSelection = { id, name, width, height, thumbhash, formats }

const ownerName = sql<
  string | null
>`(select ${users.name} from ${communityMembers} inner join ${users} on ${users.id} = ${communityMembers.userId} where ${communityMembers.communityId} = ${communities.id} and ${communityMembers.role} = 'owner' limit 1)`

const deskQuery = (db: Queryable) =>
  db
    .select({ community: communities, ownerName, avatar: fileSelection, cover: coverSelection })
    .from(communities)
    .leftJoin(files, eq(files.id, communities.avatarId))
    .leftJoin(covers, eq(covers.id, communities.coverId))

type Row = Awaited<ReturnType<typeof deskQuery>>[number]

function recordOf({ community, ownerName, avatar, cover }: Row): DeskCommunity {
  const { id, slug, name, tagline, description, rules, access, archivedAt, official, memberCount, createdAt } =
    community
  return {
    ...{ id, slug, name, tagline, description, rules, official, memberCount, ownerName },
    access: DeskAccess.parse(access),
    archived: archivedAt !== null,
    avatarPicture: avatar === null ? null : fileView(avatar, ''),
    coverPicture: cover === null ? null : fileView(cover, ''),
    createdAt: createdAt.toISOString(),
  }
}

/** The SQL side of `community.edit`. */
const isOfficial = ne(communities.access, 'secret')

const orders = { name: communities.name, memberCount: communities.memberCount, createdAt: communities.createdAt }

function orderOf(asked: string): SQL[] {
  const [field, direction] = asked.split(':') as [keyof typeof orders, string]
  const turn = direction === 'desc' ? desc : asc
  return [turn(field === 'name' ? sql`fold_text(${communities.name})` : orders[field]), turn(communities.id)]
}

export async function listDeskCommunities(
  db: Queryable,
  query: z.output<typeof DeskCommunitiesQuery>,
): Promise<DeskList<DeskCommunity>> {
  const { access, archived, q, pageSize, sort = 'name:asc' } = query
  const where = and(
    isOfficial,
    matching(q),
    access === undefined ? undefined : eq(communities.access, access),
    archived === undefined ? undefined : (archived ? isNotNull : isNull)(communities.archivedAt),
  )
  const rows = await deskQuery(db)
    .where(where)
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset(deskOffset(query))
  return { items: rows.map(recordOf), total: await db.$count(communities, where) }
}

/** @throws AppError COMMUNITY_NOT_FOUND */
export async function loadDeskCommunity(db: Queryable, id: number): Promise<DeskCommunity> {
  const [row] = await deskQuery(db).where(and(isOfficial, eq(communities.id, id)))
  if (row === undefined) throw new AppError('COMMUNITY_NOT_FOUND')
  return recordOf(row)
}
