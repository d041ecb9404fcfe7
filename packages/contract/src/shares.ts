import { z } from 'zod'
import { FileView } from './files.ts'
import { limits } from './limits.ts'
import { MemberLink } from './members.ts'
import { PageQuery } from './paging.ts'
import { ClientId, Id, Instant, personLine, personText } from './primitives.ts'

export const ShareVisibility = z.enum(['public', 'members'])
export type ShareVisibility = z.infer<typeof ShareVisibility>

/** Reactions of one target: counts by kind (only kinds with a count), and the viewer's own. */
export const ReactionState = z.object({
  counts: z.array(z.object({ kind: z.string(), count: z.number().int().positive() })),
  total: z.number().int().nonnegative(),
  mine: z.string().nullable(),
})
export type ReactionState = z.infer<typeof ReactionState>
export const SetReaction = z.object({ kind: z.string().max(40).nullable() })
export type SetReaction = z.infer<typeof SetReaction>

export const Ingredient = z.object({
  quantity: personLine(40, 'Cette quantité est trop longue.'),
  name: personLine(limits.recipe.ingredient, 'Le nom de cet ingrédient est trop long.').min(1, 'Nomme cet ingrédient.'),
})

export const Recipe = z.object({
  servings: z.coerce.number().int().min(1, 'Pour combien de personnes ?').max(limits.recipe.servings),
  minutes: z.coerce.number().int().min(1, 'Combien de minutes ?').max(limits.recipe.minutes),
  season: z.string().max(40).default(''),
  ingredients: z.array(Ingredient).min(1, 'Ajoute au moins un ingrédient.').max(limits.recipe.ingredients),
  steps: z
    .array(personText(limits.recipe.step, 'Cette étape est trop longue.').min(1, 'Décris cette étape.'))
    .min(1, 'Décris au moins une étape.')
    .max(limits.recipe.steps),
})
export type Recipe = z.infer<typeof Recipe>

export const Outing = z.object({
  at: Instant,
  place: personLine(limits.outingPlace, `Le lieu dépasse ${limits.outingPlace} caractères.`),
})

export const ShareImage = z.object({
  fileId: Id,
  alt: personText(limits.altText, `La description dépasse ${limits.altText} caractères.`).default(''),
})

export const PublishShare = z
  .object({
    clientId: ClientId,
    kind: z.string().max(40),
    title: personLine(limits.shareTitle, `Le titre dépasse ${limits.shareTitle} caractères.`).default(''),
    body: personText(limits.shareBody, `Ton texte dépasse ${limits.shareBody} caractères.`).default(''),
    images: z.array(ShareImage).max(limits.shareImages, `Choisis au plus ${limits.shareImages} images.`).default([]),
    visibility: ShareVisibility.default('members'),
    recipe: Recipe.nullable().default(null),
    outing: Outing.nullable().default(null),
  })
  .refine((share) => share.body !== '' || share.images.length > 0 || share.recipe !== null, {
    error: 'Écris quelques mots ou ajoute une image.',
    path: ['body'],
  })
export type PublishShare = z.input<typeof PublishShare>

export const ShareView = z.object({
  id: Id,
  slug: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  author: MemberLink,
  images: z.array(FileView),
  visibility: ShareVisibility,
  recipe: Recipe.nullable(),
  outing: z.object({ at: Instant, place: z.string(), going: z.number().int(), mine: z.boolean() }).nullable(),
  reactions: ReactionState,
  commentCount: z.number().int(),
  publishedAt: Instant,
  edited: z.boolean(),
  can: z.object({ react: z.boolean(), comment: z.boolean(), remove: z.boolean(), report: z.boolean() }),
})
export type ShareView = z.infer<typeof ShareView>

export const SharesQuery = PageQuery.extend({
  scope: z.enum(['all', 'near', 'mine']).default('all'),
  author: z.string().max(60).optional(),
  kind: z.string().max(40).optional(),
})
export type SharesQuery = z.infer<typeof SharesQuery>

export const SetGoing = z.object({ going: z.boolean() })

export const WriteComment = z.object({
  clientId: ClientId,
  text: personText(limits.comment, `Ton commentaire dépasse ${limits.comment} caractères.`).min(
    1,
    'Écris quelques mots.',
  ),
  parentId: Id.nullable().default(null),
})
export type WriteComment = z.input<typeof WriteComment>

export const CommentView = z.object({
  id: Id,
  shareId: Id,
  parentId: Id.nullable(),
  clientId: z.string(),
  author: MemberLink,
  text: z.string(),
  reactions: ReactionState,
  at: Instant,
  can: z.object({ remove: z.boolean(), report: z.boolean() }),
})
export type CommentView = z.infer<typeof CommentView>
