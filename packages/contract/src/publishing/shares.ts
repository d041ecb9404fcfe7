import { z } from 'zod'
import { limits } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { MemberLink, ProfilePreviewViewer } from '../people/members.ts'
import { DistanceBand } from '../people/places.ts'
import { ClientId, Id, Instant, personLine, personText } from '../primitives.ts'
import { CommunityLink } from './communities.ts'
import { FileView } from './files.ts'
import { RecipeFacts } from './ingredients/recipe-ingredients.ts'
import { LinkPreviewView } from './link-previews.ts'
import { OutingState } from './outings.ts'
import { PollDraft, PollView } from './polls.ts'
import { hasForeignPicture, Recipe } from './recipes.ts'

export const ShareVisibility = z.enum(['public', 'members', 'community'])
export type ShareVisibility = z.infer<typeof ShareVisibility>

/** `counts` omits kinds without reactions. */
export const ReactionState = z.object({
  counts: z.array(z.object({ kind: z.string(), count: z.number().int().positive() })),
  total: z.number().int().nonnegative(),
  mine: z.string().nullable(),
})
export type ReactionState = z.infer<typeof ReactionState>
export const SetReaction = z.object({ kind: z.string().max(40).nullable() })
export type SetReaction = z.infer<typeof SetReaction>

const outingDate = () => z.iso.datetime({ local: true, error: 'Dis quel jour et à quelle heure.' })

/** A date, or several to choose from. */
export const Outing = z.object({
  /** Local time in the town (`2030-06-01T18:00`), or an instant (`…Z`). */
  at: outingDate().nullable().default(null),
  /** Proposed instead of `at`. */
  dates: z
    .array(outingDate())
    .max(limits.outingDates.max, `Propose au plus ${limits.outingDates.max} dates.`)
    .default([]),
  place: personLine(limits.outingPlace, `Le lieu dépasse ${limits.outingPlace} caractères.`),
  /** « Saint-Denis (97400) », « Genève (Suisse) »; empty: the time zone of the author's place. */
  town: personLine(limits.outingPlace, `La ville dépasse ${limits.outingPlace} caractères.`).default(''),
  /** Null: unlimited. */
  seats: z.coerce
    .number()
    .int()
    .min(1, 'Écris un nombre de places, ou laisse vide.')
    .max(limits.outingSeats, `Il y a au plus ${limits.outingSeats} places.`)
    .nullable()
    .default(null),
  /** One of the brand's `outings.kinds`. */
  kind: z.string().max(40).nullable().default(null),
})

const hasDate = ({ outing }: { outing: { at: string | null; dates: string[] } | null }) =>
  outing === null || (outing.at === null) !== (outing.dates.length === 0)
const noDate = { error: 'Dis quel jour et à quelle heure.', path: ['outing', 'at'] }
const hasChoice = ({ outing }: { outing: { dates: string[] } | null }) =>
  outing === null || outing.dates.length === 0 || outing.dates.length >= limits.outingDates.min
const noChoice = { error: 'Propose au moins deux dates.', path: ['outing', 'dates'] }

export const ShareImage = z.object({
  fileId: Id,
  alt: personText(limits.altText, `La description dépasse ${limits.altText} caractères.`).default(''),
})

const hasWords = (share: { body: string; images: unknown[]; recipe: unknown }) =>
  share.body !== '' || share.images.length > 0 || share.recipe !== null
const noWords = { error: 'Écris quelques mots ou ajoute une image.', path: ['body'] }

const hasStepPictures = ({ recipe, images }: { recipe: Recipe | null; images: { fileId: number }[] }) =>
  !hasForeignPicture(recipe, images)
const noStepPicture = { error: 'Choisis pour cette étape une des photos du partage.', path: ['recipe', 'stepDetails'] }

const ShareContent = z.object({
  title: personLine(limits.shareTitle, `Le titre dépasse ${limits.shareTitle} caractères.`).default(''),
  body: personText(limits.shareBody, `Ton texte dépasse ${limits.shareBody} caractères.`).default(''),
  images: z.array(ShareImage).max(limits.shareImages, `Choisis au plus ${limits.shareImages} images.`).default([]),
  visibility: ShareVisibility.default('members'),
  /** Content warning: why the share is covered, possibly empty; null: not covered. */
  cover: personLine(limits.shareCover, `La raison dépasse ${limits.shareCover} caractères.`).nullable().default(null),
  recipe: Recipe.nullable().default(null),
  outing: Outing.nullable().default(null),
})

export const PublishShare = ShareContent.extend({
  clientId: ClientId,
  /** One of the brand's share kinds. */
  kind: z.string().max(40),
  /** Required with visibility `community`. */
  communityId: Id.nullable().default(null),
  poll: PollDraft.nullable().default(null),
  /** The recipe that this one varies. */
  variantOf: Id.nullable().default(null),
})
  .refine(hasWords, noWords)
  .refine(hasDate, noDate)
  .refine(hasChoice, noChoice)
  .refine(hasStepPictures, noStepPicture)
  .refine(({ poll, body }) => poll === null || body !== '', { error: 'Pose ta question.', path: ['body'] })
  .refine(({ visibility, communityId }) => (visibility === 'community') === (communityId !== null), {
    error: 'Choisis qui pourra le lire.',
    path: ['visibility'],
  })
export type PublishShare = z.input<typeof PublishShare>

/** Replaces the whole content; kind and community cannot change. */
export const ChangeShare = ShareContent.extend({
  /** Version that the author edited, for optimistic locking. */
  version: z.coerce.number().int().positive(),
})
  .refine(hasWords, noWords)
  .refine(hasDate, noDate)
  .refine(hasChoice, noChoice)
  .refine(hasStepPictures, noStepPicture)
export type ChangeShare = z.input<typeof ChangeShare>

/** Accepted answer of a question; null removes it. */
export const SetAnswer = z.object({ commentId: Id.nullable() })

const OutingWhere = z.object({
  place: z.string(),
  town: z.string(),
  /** IANA zone of the outing, and its French name: « heure de La Réunion ». */
  timeZone: z.string(),
  timeZoneName: z.string(),
  seats: z.number().int().nullable(),
  kind: z.string().nullable(),
  /** From the viewer's town; null without both towns. */
  distance: DistanceBand.nullable(),
})

/** `mine`: it suits the viewer. */
export const ProposedDate = z.object({ at: Instant, votes: z.number().int(), mine: z.boolean() })
export type ProposedDate = z.infer<typeof ProposedDate>

export const ShareView = z.object({
  id: Id,
  slug: z.string(),
  /** One of the brand's share kinds. */
  kind: z.string(),
  /** May be empty. */
  title: z.string(),
  /** Plain text with line breaks. */
  body: z.string(),
  author: MemberLink,
  images: z.array(FileView),
  visibility: ShareVisibility,
  /** Only its members may read the share. */
  community: CommunityLink.nullable(),
  recipe: Recipe.nullable(),
  /** On its own page only. */
  recipeFacts: RecipeFacts.optional(),
  outing: OutingWhere.extend({
    at: Instant,
    ...OutingState.shape,
    /** Slug of its small group, for the members of the group and those invited. */
    group: z.string().nullable(),
  }).nullable(),
  /** An outing whose date is still to be chosen; `outing` is null until then. */
  datePoll: OutingWhere.extend({
    dates: z.array(ProposedDate),
    canTick: z.boolean(),
    /** The host chooses. */
    canFix: z.boolean(),
  }).nullable(),
  poll: PollView.nullable(),
  link: LinkPreviewView.nullable(),
  /** Content warning, possibly empty; null: not covered. */
  cover: z.string().nullable(),
  /** Covered, and the reader has no account: text and pictures are omitted. */
  withheld: z.boolean(),
  /** Accepted answer, if the reader may see it. */
  answer: z.object({ id: Id, author: MemberLink, text: z.string() }).nullable(),
  reactions: ReactionState,
  commentCount: z.number().int(),
  /** Members who made the recipe. */
  makingCount: z.number().int(),
  publishedAt: Instant,
  /** Grows with each change; send it back with yours. */
  version: z.number().int(),
  /** Null if never edited. */
  editedAt: Instant.nullable(),
  /** The viewer's own share, invisible to others until staff have reviewed it. */
  held: z.boolean(),
  /** The viewer's own share in a community that she left; she may still read and delete it. */
  left: z.boolean(),
  /** If the share concerns health or is held for it. */
  notice: z.object({ text: z.string(), link: z.object({ label: z.string(), href: z.string() }) }).optional(),
  /** Private bookmark of the viewer. */
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
  /** near: less than 100 km away; kept: the viewer's bookmarks. */
  scope: z.enum(['all', 'near', 'communities', 'mine', 'kept']).default('all'),
  author: z.string().max(60).optional(),
  /** Slug. */
  community: z.string().max(100).optional(),
  kind: z.string().max(40).optional(),
  theme: z.string().max(60).optional(),
  /** Preview for that onlooker; only with the viewer as the author. */
  seenBy: ProfilePreviewViewer.optional(),
})
export type SharesQuery = z.infer<typeof SharesQuery>

export const SetKept = z.object({ kept: z.boolean() })

export const ReactorView = z.object({ id: Id, member: MemberLink, kind: z.string(), at: Instant })
export type ReactorView = z.infer<typeof ReactorView>
