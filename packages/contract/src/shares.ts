import { z } from 'zod'
import { CommunityLink } from './communities.ts'
import { FileView } from './files.ts'
import { limits } from './limits.ts'
import { MemberLink, Onlooker } from './members.ts'
import { PageQuery } from './paging.ts'
import { ClientId, Id, Instant, personLine, personText } from './primitives.ts'

export const ShareVisibility = z.enum(['public', 'members', 'community'])
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
  /** How many may come; null: as many as want to. */
  seats: z.coerce
    .number()
    .int()
    .min(1, 'Écris un nombre de places, ou laisse vide.')
    .max(limits.outingSeats, `Il y a au plus ${limits.outingSeats} places.`)
    .nullable()
    .default(null),
})

export const ShareImage = z.object({
  fileId: Id,
  alt: personText(limits.altText, `La description dépasse ${limits.altText} caractères.`).default(''),
})

const hasWords = (share: { body: string; images: unknown[]; recipe: unknown }) =>
  share.body !== '' || share.images.length > 0 || share.recipe !== null
const noWords = { error: 'Écris quelques mots ou ajoute une image.', path: ['body'] }

/** What a share says, and may say otherwise later. */
const ShareContent = z.object({
  title: personLine(limits.shareTitle, `Le titre dépasse ${limits.shareTitle} caractères.`).default(''),
  body: personText(limits.shareBody, `Ton texte dépasse ${limits.shareBody} caractères.`).default(''),
  images: z.array(ShareImage).max(limits.shareImages, `Choisis au plus ${limits.shareImages} images.`).default([]),
  visibility: ShareVisibility.default('members'),
  /** Covered until the reader asks to see it, and why in a few words; null: it is not. */
  cover: personLine(limits.shareCover, `La raison dépasse ${limits.shareCover} caractères.`).nullable().default(null),
  recipe: Recipe.nullable().default(null),
  outing: Outing.nullable().default(null),
})

export const PublishShare = ShareContent.extend({
  clientId: ClientId,
  kind: z.string().max(40),
  /** Whose members alone will read it, with visibility `community`. */
  communityId: Id.nullable().default(null),
})
  .refine(hasWords, noWords)
  .refine(({ visibility, communityId }) => (visibility === 'community') === (communityId !== null), {
    error: 'Choisis qui pourra le lire.',
    path: ['visibility'],
  })
export type PublishShare = z.input<typeof PublishShare>

/** The whole of what it says from now on. Its kind and its community stay what they are. */
export const ChangeShare = ShareContent.extend({
  /** That of the share as she read it: another change since then is not written over. */
  version: z.coerce.number().int().positive(),
}).refine(hasWords, noWords)
export type ChangeShare = z.input<typeof ChangeShare>

/** The comment that helped her who asked; null: none does any more. */
export const SetAnswer = z.object({ commentId: Id.nullable() })

export const ShareView = z.object({
  id: Id,
  slug: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  author: MemberLink,
  images: z.array(FileView),
  visibility: ShareVisibility,
  /** Where it was said, for the members of that community alone. */
  community: CommunityLink.nullable(),
  recipe: Recipe.nullable(),
  outing: z
    .object({
      at: Instant,
      place: z.string(),
      seats: z.number().int().nullable(),
      going: z.number().int(),
      mine: z.boolean(),
    })
    .nullable(),
  /** She who wrote it covers it: its readers ask to see it. Why, in a few words, perhaps none; null: not covered. */
  cover: z.string().nullable(),
  /** Covered, and the reader has no account: its words and pictures are not told at all. */
  withheld: z.boolean(),
  /** Of a question: the comment that helped, as this reader may see it. */
  answer: z.object({ id: Id, author: MemberLink, text: z.string() }).nullable(),
  reactions: ReactionState,
  commentCount: z.number().int(),
  publishedAt: Instant,
  version: z.number().int(),
  editedAt: Instant.nullable(),
  /** Hers, and nobody else sees it until somebody of the house has read it. */
  held: z.boolean(),
  /** Hers, said in a community that she has left: she reads it again and may take it away. */
  left: z.boolean(),
  /** She keeps it; nobody else knows. */
  kept: z.boolean(),
  can: z.object({
    react: z.boolean(),
    comment: z.boolean(),
    edit: z.boolean(),
    remove: z.boolean(),
    report: z.boolean(),
  }),
})
export type ShareView = z.infer<typeof ShareView>

export const SharesQuery = PageQuery.extend({
  /** near: less than 100 km away. communities: said in hers. mine: her own. kept: those she keeps. */
  scope: z.enum(['all', 'near', 'communities', 'mine', 'kept']).default('all'),
  author: z.string().max(60).optional(),
  /** The slug of one community. */
  community: z.string().max(100).optional(),
  kind: z.string().max(40).optional(),
  /** With herself as the author: what such a woman gets of them. */
  seenBy: Onlooker.optional(),
})
export type SharesQuery = z.infer<typeof SharesQuery>

export const SetGoing = z.object({ going: z.boolean() })

export const SetKept = z.object({ kept: z.boolean() })

/** Someone who reacted, and how. */
export const ReactorView = z.object({ id: Id, member: MemberLink, kind: z.string(), at: Instant })
export type ReactorView = z.infer<typeof ReactorView>
