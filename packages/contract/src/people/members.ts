import { z } from 'zod'
import { DisplayName } from '../account/identity.ts'
import { constants, limits } from '../limits.ts'
import { PageQuery } from '../paging.ts'
import { Id, Instant, personLine, personText } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { DistanceBand } from './places.ts'
import { SpokenAnswer } from './spoken-answers.ts'

/** Specification §4. `null`: no badge. */
export const Freshness = z.enum(['green', 'amber', 'purple', 'grey'])
export type Freshness = z.infer<typeof Freshness>

/** @param upTo720Hours the brand's feature `freshnessUpTo720Hours` */
export function freshness(lastConnection: Date | null, now: Date, upTo720Hours: boolean): Freshness | null {
  if (lastConnection === null) return null
  const hours = (now.getTime() - lastConnection.getTime()) / 3_600_000
  if (hours < constants.freshnessGreenHours) return 'green'
  if (hours < constants.freshnessAmberHours) return 'amber'
  if (hours < constants.freshnessPurpleHours) return 'purple'
  return upTo720Hours && hours < constants.freshnessGreyHours ? 'grey' : null
}

/** Used wherever a member is named. */
export const MemberLink = z.object({
  id: Id,
  /** Empty if a visitor may read the name but not the profile. */
  username: z.string(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  certified: z.boolean(),
  freshness: Freshness.nullable(),
})
export type MemberLink = z.infer<typeof MemberLink>

export const MemberCard = MemberLink.extend({
  /** Years. */
  age: z.number().int(),
  headline: z.string(),
  /** Null without one that the viewer may see. */
  photo: FileView.nullable(),
  /** Null if hidden by the member, or unknown. */
  city: z.string().nullable(),
  /** From the viewer's town, as a band; null without both towns, or if hidden. */
  distance: DistanceBand.nullable(),
  /** Null if hidden by the member. */
  lastConnection: Instant.nullable(),
  isNew: z.boolean(),
  /** A favourite of the viewer. */
  kept: z.boolean(),
  /** The viewer likes her, in secret until it is mutual. */
  liked: z.boolean(),
  certifiedAt: Instant.nullable(),
})
export type MemberCard = z.infer<typeof MemberCard>

export const MemberSort = z.enum(['recent', 'near', 'new', 'affinity'])
export type MemberSort = z.infer<typeof MemberSort>

export const MembersQuery = PageQuery.extend({
  sort: MemberSort.default('recent'),
  within: DistanceBand.exclude(['far']).optional(),
  ageMin: z.coerce.number().int().min(limits.adultAge).max(limits.oldestAge).optional(),
  ageMax: z.coerce.number().int().min(limits.adultAge).max(limits.oldestAge).optional(),
  withPhoto: z.stringbool().optional(),
  certified: z.stringbool().optional(),
  interest: z.string().max(40).optional(),
  lookingFor: z.string().max(40).optional(),
  /** Slug. */
  community: z.string().max(100).optional(),
  /** Both look for the same, and each is in the age range of the other. */
  mutual: z.stringbool().optional(),
  isNew: z.stringbool().optional(),
  /** Within 24 hours, for members who show it. */
  online: z.stringbool().optional(),
  /** Id of a profile question. */
  answered: z.string().max(40).optional(),
  /** Only members that the viewer passed. */
  passed: z.stringbool().optional(),
  q: z.string().trim().max(60).optional(),
})
export type MembersQuery = z.infer<typeof MembersQuery>

export const PhotoVisibility = z.enum(['everyone', 'accepted'])
export type PhotoVisibility = z.infer<typeof PhotoVisibility>

export const PhotoState = z.enum(['shown', 'waiting', 'hidden'])

/** Only its owner sees a photo that waits for a moderator or was hidden by one. */
export const ProfilePhoto = z.object({
  id: Id,
  main: z.boolean(),
  state: PhotoState,
  visibility: PhotoVisibility,
  file: FileView,
})
export type ProfilePhoto = z.infer<typeof ProfilePhoto>

/** The count is private to the member. */
export const HonorCount = z.object({ kind: z.string(), count: z.number().int().nullable() })

export const MemberAbilities = z.object({
  write: z.boolean(),
  honor: z.boolean(),
  like: z.boolean(),
  mute: z.boolean(),
  note: z.boolean(),
  block: z.boolean(),
  report: z.boolean(),
})

/** A profile as one viewer may see it. */
export const MemberProfile = MemberCard.extend({
  about: z.string(),
  /** Ids of the brand's choices. */
  interests: z.array(z.string()),
  /** Those of them that the viewer lists too; empty on her own profile. */
  sharedInterests: z.array(z.string()),
  lookingFor: z.array(z.string()),
  lookingForWhom: z.array(z.string()),
  /** Years; null: any age. */
  seeksAges: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  /** By the id of the profile question. */
  answers: z.record(z.string(), z.string()),
  spokenAnswer: SpokenAnswer.nullable(),
  photos: z.array(ProfilePhoto),
  /** For others: the kinds that other members gave. */
  honors: z.array(HonorCount),
  /** Kind given by the viewer. */
  honorGiven: z.string().nullable(),
  /** The viewer is notified of the member's shares. */
  tellMe: z.boolean(),
  muted: z.boolean(),
  /** The viewer and the member like each other, and both know. */
  mutual: z.boolean(),
  /** The viewer's private note. */
  note: z.string(),
  shareCount: z.number().int(),
  memberSince: Instant,
  isSelf: z.boolean(),
  visibility: z.enum(['members', 'public']),
  can: MemberAbilities,
})
export type MemberProfile = z.infer<typeof MemberProfile>

/** Preview of the own profile; `contact` is a member accepted for contact. */
export const ProfilePreviewViewer = z.enum(['member', 'contact', 'visitor'])
export type ProfilePreviewViewer = z.infer<typeof ProfilePreviewViewer>

/** Null if that onlooker would get « not found ». */
export const SeenProfile = z.object({ profile: MemberProfile.nullable() })

/** Lengths of the member's own lists, as she sees them. */
export const OwnTotals = z.object({ favorites: z.number().int(), communities: z.number().int() })
export type OwnTotals = z.infer<typeof OwnTotals>

/** Empty text deletes the note. */
export const WriteNote = z.strictObject({
  text: personText(limits.privateNote, `Ta note dépasse ${limits.privateNote} caractères.`),
})
export const NoteView = z.object({ note: z.string() })
export type NoteView = z.infer<typeof NoteView>

/** A row of faces on the home page; `near`: the viewer has a place, and these live near it. */
export const NearMembers = z.object({ near: z.boolean(), members: z.array(MemberLink) })
export type NearMembers = z.infer<typeof NearMembers>

/** What a new member has done. */
export const FirstSteps = z.object({
  photo: z.boolean(),
  headline: z.boolean(),
  hello: z.boolean(),
  bookmark: z.boolean(),
  community: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

/** Members visible to the viewer, herself included, up to `limits.firstMembers` + 1. */
export const MemberCount = z.object({ count: z.number().int().nonnegative() })

/**
 * Interests of members within `limits.themeKilometres` whom the viewer's list shows, most frequent first; none where she
 * has no place. `atLeast`: only part of a crowded area was counted.
 */
export const NearThemes = z.object({
  themes: z.array(z.object({ interest: z.string(), count: z.number().int() })),
  atLeast: z.boolean(),
})
export type NearThemes = z.infer<typeof NearThemes>

export const MessagePermission = z.enum(['all', 'certified', 'known', 'nobody'])
export type MessagePermission = z.infer<typeof MessagePermission>

export const OwnProfile = MemberProfile.extend({
  place: z.object({ country: z.string(), zip: z.string().nullable(), city: z.string() }).nullable(),
  status: z.enum(['draft', 'complete', 'hidden']),
  whoMayWrite: MessagePermission,
  discreetMode: z.boolean(),
  discreetVisits: z.boolean(),
  hideLastConnection: z.boolean(),
  hideDistance: z.boolean(),
  readReceipts: z.boolean(),
  showsCovered: z.boolean(),
  linkPreviews: z.boolean(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const seeksAges = z
  .object({
    min: z.coerce.number().int().min(limits.adultAge, 'L’âge commence à 18 ans.').max(limits.oldestAge),
    max: z.coerce.number().int().min(limits.adultAge, 'L’âge commence à 18 ans.').max(limits.oldestAge),
  })
  .refine(({ min, max }) => min <= max, { error: 'Le premier âge doit être le plus petit.', path: ['max'] })

/** Omitted fields are unchanged; each onboarding step sends its own. */
export const ProfileChange = z
  .object({
    displayName: DisplayName,
    headline: personLine(limits.headline, `Ta phrase dépasse ${limits.headline} caractères.`),
    about: personText(limits.about, `Ton texte dépasse ${limits.about} caractères.`),
    interests: z
      .array(z.string().max(40))
      .max(limits.interests, `Choisis au plus ${limits.interests} centres d’intérêt.`),
    lookingFor: z.array(z.string().max(40)).max(20),
    lookingForWhom: z.array(z.string().max(40)).max(20),
    seeksAges: seeksAges.nullable(),
    answers: z.record(
      z.string().max(40),
      personText(limits.answer, `Une réponse dépasse ${limits.answer} caractères.`),
    ),
    visibility: z.enum(['members', 'public']),
    status: z.enum(['complete', 'hidden']),
    whoMayWrite: MessagePermission,
    discreetMode: z.boolean(),
    discreetVisits: z.boolean(),
    hideLastConnection: z.boolean(),
    hideDistance: z.boolean(),
    readReceipts: z.boolean(),
    showsCovered: z.boolean(),
    linkPreviews: z.boolean(),
    hidesFirstSteps: z.boolean(),
  })
  .partial()
export type ProfileChange = z.infer<typeof ProfileChange>

const photoDescription = personText(
  limits.photoDescription,
  `La description dépasse ${limits.photoDescription} caractères.`,
)

export const AddPhoto = z.object({ fileId: Id, description: photoDescription.default('') })
export type AddPhoto = z.infer<typeof AddPhoto>

export const PhotoChange = z
  .object({
    main: z.literal(true),
    visibility: PhotoVisibility,
    description: photoDescription,
    /** A new crop: position, description and visibility are kept. */
    fileId: Id,
  })
  .partial()
export type PhotoChange = z.infer<typeof PhotoChange>

export const PhotoOrder = z.object({ ids: z.array(Id).min(1).max(limits.photos) })
