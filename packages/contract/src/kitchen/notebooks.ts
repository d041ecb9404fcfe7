import { z } from 'zod'
import { page } from '../paging.ts'
import { MemberLink } from '../people/members.ts'
import { ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { yieldUnits } from '../publishing/recipe-measures.ts'
import { Recipe } from '../publishing/recipes.ts'
import { ShareView } from '../publishing/shares.ts'
import { notebookLimits } from './notebook-limits.ts'
import { RecipeArticleLink } from './recipe-finding.ts'

/** A recipe in a list. */
export const RecipeCard = z.object({
  /** Of the share, or of the recipe in an article. */
  shareId: Id,
  /** See `recipePath`. */
  slug: z.string(),
  /** Empty behind a content warning. */
  title: z.string(),
  /** Null for the recipe of an article. */
  author: MemberLink.nullable(),
  article: RecipeArticleLink.nullable(),
  picture: FileView.nullable(),
  minutes: z.number().int(),
  amount: z.number(),
  unit: z.enum(yieldUnits),
})
export type RecipeCard = z.infer<typeof RecipeCard>

const NotebookName = personLine(notebookLimits.name, `Ce nom dépasse ${notebookLimits.name} caractères.`).min(
  1,
  'Donne un nom à ce carnet.',
)

export const CreateNotebook = z.strictObject({ clientId: ClientId, name: NotebookName })
export type CreateNotebook = z.input<typeof CreateNotebook>

/** `group` is the slug of one of the owner's groups; null makes the notebook private. */
export const NotebookChange = z.strictObject({
  name: NotebookName.optional(),
  group: z.string().max(100).nullable().optional(),
})
export type NotebookChange = z.input<typeof NotebookChange>

export const NotebookGroup = z.object({ slug: z.string(), name: z.string() })
export type NotebookGroup = z.infer<typeof NotebookGroup>

export const NotebookView = z.object({
  id: Id,
  name: z.string(),
  /** Recipes that are gone included: the notebook shows them as such. */
  count: z.number().int(),
  /** Of the newest recipes that the viewer may see. */
  pictures: z.array(FileView),
  /** Null for a private notebook. */
  group: NotebookGroup.nullable(),
  /** Null for her own. */
  owner: MemberLink.nullable(),
  keptAt: Instant,
})
export type NotebookView = z.infer<typeof NotebookView>

/** The last used first. */
export const NotebookList = z.object({ items: z.array(NotebookView) })
export type NotebookList = z.infer<typeof NotebookList>

export const KeptRecipe = z.object({
  /** Of the entry in the notebook. */
  id: Id,
  keptAt: Instant,
  /** Null where the recipe is gone or no longer for the viewer; which of them is not said. */
  recipe: RecipeCard.nullable(),
  /** Who added it to a shared notebook, if the viewer may see her; null for herself. */
  addedBy: MemberLink.nullable(),
  /** The viewer's own. */
  note: z.string(),
  canRemove: z.boolean(),
})
export type KeptRecipe = z.infer<typeof KeptRecipe>

export const NotebookQuery = z.object({
  cursor: z.string().max(200).optional(),
  q: z.string().trim().max(notebookLimits.search).optional(),
})
export type NotebookQuery = z.infer<typeof NotebookQuery>

export const NotebookDetails = NotebookView.extend({ recipes: page(KeptRecipe) })
export type NotebookDetails = z.infer<typeof NotebookDetails>

/** A recipe in the text of a published article. */
export const ArticleRecipe = z.object({
  id: Id,
  /** Among the recipe sections of the text, from 0. */
  position: z.number().int(),
  title: z.string(),
  recipe: Recipe,
  article: RecipeArticleLink,
  /** The article's cover. */
  picture: FileView.nullable(),
  /** In one of the viewer's notebooks. */
  kept: z.boolean(),
})
export type ArticleRecipe = z.infer<typeof ArticleRecipe>
export const ArticleRecipes = z.object({ items: z.array(ArticleRecipe) })
export type ArticleRecipes = z.infer<typeof ArticleRecipes>

export const BookletPage = page(ShareView).extend({
  /** Of the same page; they have no share. */
  articleRecipes: z.array(ArticleRecipe),
})
export type BookletPage = z.infer<typeof BookletPage>
export const RecentRecipes = z.object({ items: z.array(RecipeCard) })
export type RecentRecipes = z.infer<typeof RecentRecipes>

/** In which notebooks a recipe is. `canChange` false: another member put it there. */
export const KeepingChoice = z.object({
  id: Id,
  name: z.string(),
  shared: z.boolean(),
  has: z.boolean(),
  canChange: z.boolean(),
})
export type KeepingChoice = z.infer<typeof KeepingChoice>
export const KeepingState = z.object({ notebooks: z.array(KeepingChoice), kept: z.boolean() })
export type KeepingState = z.infer<typeof KeepingState>

/** All notebooks that shall have it, of those that she may change. */
export const SetKeeping = z.strictObject({ notebookIds: z.array(Id).max(60) })
export type SetKeeping = z.input<typeof SetKeeping>

export const NotebookRecipeParam = z.object({ id: z.coerce.number().pipe(Id), recipeId: z.coerce.number().pipe(Id) })
export const WriteRecipeNote = z.strictObject({
  text: personText(notebookLimits.note, `Cette note dépasse ${notebookLimits.note} caractères.`),
})
export const RecipeNote = z.object({ note: z.string() })
