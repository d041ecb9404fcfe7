import { randomUUID } from 'node:crypto'
import type { SeedKitchen, SeedNotebook } from '@consoeurs/brand'
import { addDays, mondayOf } from '@consoeurs/contract'
import { eq } from 'drizzle-orm'
import {
  bookmarks,
  communities,
  kitchenBasics,
  mealEntries,
  notebookRecipes,
  notebooks,
  recipeNotes,
  shares,
  shoppingLines,
  shoppingListMembers,
  shoppingLists,
} from '../schema/index.ts'
import { type DemoContext, hoursBefore, memberId, only, parisDay } from './demo-context.ts'

const shareNamed = async ({ tx }: DemoContext, title: string) =>
  only(await tx.select({ id: shares.id }).from(shares).where(eq(shares.title, title))).id

async function insertNotebook(context: DemoContext, { owner, name, group, recipes }: SeedNotebook, daysAgo: number) {
  const { tx, now } = context
  const ownerId = memberId(context, owner)
  const [shared] =
    group === undefined
      ? []
      : await tx.select({ id: communities.id }).from(communities).where(eq(communities.name, group))
  const keptAt = (at: number) => hoursBefore(now, daysAgo * 24 + at * 5 + 1)
  const row = { ownerId, name, groupId: shared?.id ?? null, clientId: randomUUID(), keptAt: keptAt(0) }
  const { id: notebookId } = only(await tx.insert(notebooks).values(row).returning({ id: notebooks.id }))
  for (const [at, { title, addedBy = owner, note }] of recipes.entries()) {
    const [shareId, addedById] = [await shareNamed(context, title), memberId(context, addedBy)]
    const kept = { notebookId, shareId, addedById, keptAt: keptAt(at) }
    const { id: recipeId } = only(await tx.insert(notebookRecipes).values(kept).returning({ id: notebookRecipes.id }))
    await tx.insert(bookmarks).values({ userId: addedById, shareId }).onConflictDoNothing()
    if (note !== undefined) await tx.insert(recipeNotes).values({ recipeId, userId: ownerId, text: note })
  }
}

async function insertMenu(context: DemoContext, { member, meals }: SeedKitchen['menus'][number]): Promise<void> {
  const { tx, now } = context
  const userId = memberId(context, member)
  const monday = mondayOf(parisDay(now))
  for (const { day, meal, recipe, text = '', amount } of meals) {
    const shareId = recipe === undefined ? null : await shareNamed(context, recipe)
    const entry = { userId, day: addDays(monday, day), meal, shareId, text, clientId: randomUUID() }
    await tx.insert(mealEntries).values({ ...entry, ...(amount !== undefined && { amount }) })
  }
}

async function insertList(context: DemoContext, list: SeedKitchen['lists'][number]): Promise<void> {
  const { tx, now } = context
  const ownerId = memberId(context, list.owner)
  await tx.insert(shoppingLists).values({ ownerId })
  const at = hoursBefore(now, 20)
  const members = [
    ...list.sharedWith.map((username) => ({ username, acceptedAt: at })),
    ...list.invited.map((username) => ({ username, acceptedAt: null })),
  ]
  for (const { username, acceptedAt } of members)
    await tx
      .insert(shoppingListMembers)
      .values({ ownerId, userId: memberId(context, username), invitedAt: at, acceptedAt })
  const lines = list.lines.map((line, position) => {
    const writtenAt = new Date(at.getTime() + position)
    return { ...line, ownerId, writtenById: ownerId, key: randomUUID(), writtenAt, doneAt: writtenAt }
  })
  await tx.insert(shoppingLines).values(lines)
}

/** After shares and groups. */
export async function insertKitchen(context: DemoContext): Promise<void> {
  const { kitchen } = context.seed
  if (kitchen === undefined) return
  for (const [daysAgo, notebook] of kitchen.notebooks.entries()) await insertNotebook(context, notebook, daysAgo)
  for (const menu of kitchen.menus) await insertMenu(context, menu)
  for (const list of kitchen.lists) await insertList(context, list)
  for (const [username, basics] of Object.entries(kitchen.basics)) {
    const userId = memberId(context, username)
    await context.tx.insert(kitchenBasics).values(basics.map((ingredient) => ({ userId, ingredient })))
  }
}
