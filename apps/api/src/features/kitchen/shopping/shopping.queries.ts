import {
  type KitchenBasic,
  type SharedListLink,
  type ShoppingLine,
  type ShoppingList,
  type ShoppingListMember,
  type ShoppingOverview,
  shoppingLimits,
  type Unit,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { loadLinks, type MemberCardContext } from '../../people/members/public.ts'
import { isOfOwnGroup, isSharedInGroup } from '../../publishing/communities/public.ts'
import { requireList } from './shopping.subject.ts'

const { communities, ingredients, kitchenBasics, shoppingLines, shoppingListMembers, shoppingLists } = tables

/** Lists of others that one member may be offered: invitations and groups. */
const SHARED = 60

const knownIngredient = (slug: typeof shoppingLines.ingredient | typeof kitchenBasics.ingredient) =>
  and(eq(ingredients.slug, slug), isNull(ingredients.deletedAt))

export async function loadLines(db: Queryable, which: SQL | undefined): Promise<ShoppingLine[]> {
  const { key, id, name, amount, unit, ingredient, done } = shoppingLines
  const rows = await db
    .select({
      ...{ key, id, name, amount, unit, ingredient, done },
      singular: ingredients.singular,
      plural: ingredients.plural,
      aisle: ingredients.aisle,
    })
    .from(shoppingLines)
    .leftJoin(ingredients, knownIngredient(shoppingLines.ingredient))
    .where(and(which, isNull(shoppingLines.removedAt)))
    .orderBy(asc(shoppingLines.writtenAt), asc(shoppingLines.key))
    .limit(shoppingLimits.lines + shoppingLimits.changes)
  return rows.map(({ singular, plural, unit: measure, ...line }) => ({
    ...line,
    unit: measure as Unit | null,
    label: singular === null || plural === null ? null : { singular, plural },
  }))
}

async function loadMembers(db: Queryable, reader: MemberCardContext, ownerId: number): Promise<ShoppingListMember[]> {
  const rows = await db
    .select({ userId: shoppingListMembers.userId, acceptedAt: shoppingListMembers.acceptedAt })
    .from(shoppingListMembers)
    .where(and(eq(shoppingListMembers.ownerId, ownerId), ne(shoppingListMembers.userId, reader.viewer.id)))
    .orderBy(asc(shoppingListMembers.invitedAt), asc(shoppingListMembers.userId))
  // Only the owner knows whom she has invited.
  const known = rows.filter(({ acceptedAt }) => acceptedAt !== null || ownerId === reader.viewer.id)
  const links = await loadLinks(
    db,
    reader,
    known.map(({ userId }) => userId),
  )
  return known.flatMap(({ userId, acceptedAt }) => {
    const member = links.get(userId)
    return member === undefined ? [] : [{ member, accepted: acceptedAt !== null }]
  })
}

/** @throws AppError LIST_NOT_FOUND */
export async function loadList(db: Queryable, reader: MemberCardContext, ownerId: number): Promise<ShoppingList> {
  await requireList(db, reader.viewer, ownerId)
  const [lines, members, owners, [list]] = await Promise.all([
    loadLines(db, eq(shoppingLines.ownerId, ownerId)),
    loadMembers(db, reader, ownerId),
    ownerId === reader.viewer.id ? null : loadLinks(db, reader, [ownerId]),
    db
      .select({ slug: communities.slug, name: communities.name })
      .from(shoppingLists)
      .innerJoin(communities, eq(communities.id, shoppingLists.groupId))
      .where(eq(shoppingLists.ownerId, ownerId)),
  ])
  return { id: ownerId, owner: owners?.get(ownerId) ?? null, members, group: list ?? null, lines }
}

async function loadShared(db: Queryable, reader: MemberCardContext): Promise<SharedListLink[]> {
  const { viewer } = reader
  const rows = await db
    .select({ ownerId: shoppingLists.ownerId, accepted: sql<boolean>`${shoppingListMembers.acceptedAt} is not null` })
    .from(shoppingListMembers)
    .innerJoin(shoppingLists, eq(shoppingLists.ownerId, shoppingListMembers.ownerId))
    .where(eq(shoppingListMembers.userId, viewer.id))
    .limit(SHARED)
  const grouped = await db
    .select({ ownerId: shoppingLists.ownerId })
    .from(shoppingLists)
    .where(
      and(
        ne(shoppingLists.ownerId, viewer.id),
        isOfOwnGroup(viewer.id, shoppingLists.groupId),
        isSharedInGroup(viewer.id, shoppingLists),
      ),
    )
    .limit(SHARED)
  const accepted = new Map([
    ...rows.map(({ ownerId, accepted: isAccepted }) => [ownerId, isAccepted] as const),
    ...grouped.map(({ ownerId }) => [ownerId, true] as const),
  ])
  // Those whom she may see: a block hides list and invitation.
  const links = await loadLinks(db, reader, [...accepted.keys()])
  return [...links].map(([id, owner]) => ({ id, owner, accepted: accepted.get(id) ?? false }))
}

export async function loadBasics(db: Queryable, memberId: number): Promise<KitchenBasic[]> {
  return db
    .select({ ingredient: kitchenBasics.ingredient, name: ingredients.singular })
    .from(kitchenBasics)
    .innerJoin(ingredients, knownIngredient(kitchenBasics.ingredient))
    .where(eq(kitchenBasics.userId, memberId))
    .orderBy(asc(ingredients.singular))
}

export async function loadOverview(db: Queryable, reader: MemberCardContext): Promise<ShoppingOverview> {
  const [shared, basics] = await Promise.all([loadShared(db, reader), loadBasics(db, reader.viewer.id)])
  return { shared, basics }
}

export const linesOf = (ownerId: number, keys: string[]): SQL | undefined =>
  and(eq(shoppingLines.ownerId, ownerId), inArray(shoppingLines.key, keys))
