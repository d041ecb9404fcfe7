import { addDays, type Meal, type MenuEntry, mondayOf, type WeekMenu } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, eq, gte, lt } from 'drizzle-orm'
import type { MemberCardContext } from '../../people/members/public.ts'
import { loadKnownRecipes, recipeCard } from '../notebooks/public.ts'

const { mealEntries } = tables

export function isInWeek(userId: number, day: string) {
  const monday = mondayOf(day)
  return and(eq(mealEntries.userId, userId), gte(mealEntries.day, monday), lt(mealEntries.day, addDays(monday, 7)))
}

export const weekRows = (db: Queryable, userId: number, day: string) =>
  db.select().from(mealEntries).where(isInWeek(userId, day)).orderBy(asc(mealEntries.day), asc(mealEntries.id))

export type MealRow = typeof mealEntries.$inferSelect

export async function presentEntries(db: Queryable, reader: MemberCardContext, rows: MealRow[]): Promise<MenuEntry[]> {
  const known = await loadKnownRecipes(db, reader, rows)
  return rows.map(({ id, day, meal, shareId, articleRecipeId, text, amount, listedAt }) => {
    const recipe = recipeCard(known, { shareId, articleRecipeId })
    return {
      id,
      day,
      meal: meal as Meal,
      recipe,
      text,
      amount: recipe === null ? null : (amount ?? recipe.amount),
      listed: listedAt !== null,
    }
  })
}

export async function loadWeek(db: Queryable, reader: MemberCardContext, day: string): Promise<WeekMenu> {
  const rows = await weekRows(db, reader.viewer.id, day)
  return { week: mondayOf(day), entries: await presentEntries(db, reader, rows) }
}
