import { z } from 'zod'
import { limits } from '../limits.ts'
import { CalendarDay, ClientId, Id, personLine } from '../primitives.ts'
import { menuLimits } from './notebook-limits.ts'
import { RecipeCard } from './notebooks.ts'
import { meals } from './weeks.ts'

const MenuDay = CalendarDay.refine((day) => day >= '2020' && day < '2100', 'Choisis un autre jour.')
const MealName = z.enum(meals)
const EntryText = personLine(menuLimits.text, `Ce texte dépasse ${menuLimits.text} caractères.`)
/** Of what the recipe's yield counts. */
const Amount = z.number().positive().max(limits.recipe.yield).nullable()

/** A recipe, or the member's own words. */
export const AddMenuEntry = z
  .strictObject({
    clientId: ClientId,
    day: MenuDay,
    meal: MealName,
    shareId: Id.nullable().default(null),
    text: EntryText.default(''),
    amount: Amount.default(null),
  })
  .refine(({ shareId, text }) => (shareId === null) !== (text === ''), {
    path: ['text'],
    error: 'Choisis une recette, ou écris ce que tu prévois.',
  })
export type AddMenuEntry = z.output<typeof AddMenuEntry>

export const MenuEntryChange = z.strictObject({
  day: MenuDay.optional(),
  meal: MealName.optional(),
  text: EntryText.optional(),
  amount: Amount.optional(),
})
export type MenuEntryChange = z.output<typeof MenuEntryChange>

export const MenuEntry = z.object({
  id: Id,
  day: z.string(),
  meal: MealName,
  /** Null for her own words, and where the recipe is gone. */
  recipe: RecipeCard.nullable(),
  /** Empty for a recipe, also for one that is gone. */
  text: z.string(),
  /** Chosen, or as the recipe says; null without a recipe. */
  amount: z.number().nullable(),
  /** Its ingredients are on the list. */
  listed: z.boolean(),
})
export type MenuEntry = z.infer<typeof MenuEntry>

/** `week` is a Monday. */
export const WeekMenu = z.object({ week: z.string(), entries: z.array(MenuEntry) })
export type WeekMenu = z.infer<typeof WeekMenu>

/** Any day of the week. */
export const WeekQuery = z.object({ week: MenuDay })
export const CopyWeek = z.strictObject({ from: MenuDay, to: MenuDay })
export const FillList = z.strictObject({ week: MenuDay })

export const FilledList = z.object({
  /** Recipes, and the lines that they put on the list. */
  recipes: z.number().int(),
  lines: z.number().int(),
  /** Names of what she always has at home. */
  atHome: z.array(z.string()),
})
export type FilledList = z.infer<typeof FilledList>
