import { z } from 'zod'
import { FileView } from './files.ts'
import { DisplayName } from './identity.ts'
import { constants, limits } from './limits.ts'
import { PageQuery } from './paging.ts'
import { DistanceBand } from './places.ts'
import { Id, Instant, personLine, personText } from './primitives.ts'

/** Freshness of the last connection (specification §4). `null`: no badge. */
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

/** The smallest view of a member: whatever names her carries this. */
export const MemberLink = z.object({
  id: Id,
  /** Empty where a visitor reads the name alone of a member whose profile is not public: there is nothing to link to. */
  username: z.string(),
  displayName: z.string(),
  avatar: z.string().nullable(),
  certified: z.boolean(),
  freshness: Freshness.nullable(),
})
export type MemberLink = z.infer<typeof MemberLink>

export const MemberCard = MemberLink.extend({
  age: z.number().int(),
  headline: z.string(),
  photo: FileView.nullable(),
  city: z.string().nullable(),
  distance: DistanceBand.nullable(),
  /** Null where she hides it. */
  lastConnection: Instant.nullable(),
  isNew: z.boolean(),
  /** The viewer keeps her. */
  kept: z.boolean(),
  /** When a person certified her; null where nothing says so. */
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
  lookingFor: z.string().max(40).optional(),
  /** What she looks for is what the viewer looks for, and each is of the ages that the other wishes. */
  mutual: z.stringbool().optional(),
  isNew: z.stringbool().optional(),
  /** Seen today, as far as she shows it. */
  online: z.stringbool().optional(),
  /** A question of the brand that she answered. */
  answered: z.string().max(40).optional(),
  /** Those whom the viewer passed by, and nobody else. */
  passed: z.stringbool().optional(),
  q: z.string().trim().max(60).optional(),
})
export type MembersQuery = z.infer<typeof MembersQuery>

export const PhotoVisibility = z.enum(['everyone', 'accepted'])
export type PhotoVisibility = z.infer<typeof PhotoVisibility>

export const ProfilePhoto = z.object({ id: Id, main: z.boolean(), visibility: PhotoVisibility, file: FileView })
export type ProfilePhoto = z.infer<typeof ProfilePhoto>

export const HonorCount = z.object({ kind: z.string(), count: z.number().int() })

export const MemberAbilities = z.object({
  write: z.boolean(),
  honor: z.boolean(),
  mute: z.boolean(),
  note: z.boolean(),
  block: z.boolean(),
  report: z.boolean(),
})

/** A profile as one viewer may see it. */
export const MemberProfile = MemberCard.extend({
  about: z.string(),
  interests: z.array(z.string()),
  lookingFor: z.array(z.string()),
  lookingForWhom: z.array(z.string()),
  seeksAges: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  answers: z.record(z.string(), z.string()),
  photos: z.array(ProfilePhoto),
  honors: z.array(HonorCount),
  /** The kind the viewer gave, if she did. */
  honorGiven: z.string().nullable(),
  /** The viewer is told when she shares something. */
  tellMe: z.boolean(),
  /** The viewer keeps her out of her lists. */
  muted: z.boolean(),
  /** What the viewer wrote down about her, for herself alone; empty where she wrote nothing. */
  note: z.string(),
  shareCount: z.number().int(),
  memberSince: Instant,
  isSelf: z.boolean(),
  visibility: z.enum(['members', 'public']),
  can: MemberAbilities,
})
export type MemberProfile = z.infer<typeof MemberProfile>

/** Whose eyes she borrows to look at her own profile: nobody's in particular, or of one whom she accepted. */
export const Onlooker = z.enum(['member', 'contact', 'visitor'])
export type Onlooker = z.infer<typeof Onlooker>

/** Her own profile as they get it; null where they would read that it does not exist. */
export const SeenProfile = z.object({ profile: MemberProfile.nullable() })

/** Replaces what the viewer wrote down about a member; empty words take it away. */
export const WriteNote = z.strictObject({
  text: personText(limits.privateNote, `Ta note dépasse ${limits.privateNote} caractères.`),
})
export const NoteView = z.object({ note: z.string() })
export type NoteView = z.infer<typeof NoteView>

/** How many members she can see, herself counted; beyond `limits.firstMembers` it counts no further. */
export const MemberCount = z.object({ count: z.number().int().nonnegative() })

export const WhoMayWrite = z.enum(['all', 'certified', 'known', 'nobody'])
export type WhoMayWrite = z.infer<typeof WhoMayWrite>

/** Her own profile with everything she may change. */
export const OwnProfile = MemberProfile.extend({
  place: z.object({ country: z.string(), zip: z.string().nullable(), city: z.string() }).nullable(),
  status: z.enum(['draft', 'complete', 'hidden']),
  whoMayWrite: WhoMayWrite,
  discreetMode: z.boolean(),
  discreetVisits: z.boolean(),
  hideLastConnection: z.boolean(),
  hideDistance: z.boolean(),
  readReceipts: z.boolean(),
  showsCovered: z.boolean(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

const seeksAges = z
  .object({
    min: z.coerce.number().int().min(limits.adultAge, 'L’âge commence à 18 ans.').max(limits.oldestAge),
    max: z.coerce.number().int().min(limits.adultAge, 'L’âge commence à 18 ans.').max(limits.oldestAge),
  })
  .refine(({ min, max }) => min <= max, { error: 'Le premier âge doit être le plus petit.', path: ['max'] })

/** Any part of the profile; what is absent stays as it is. Each onboarding step sends its own part. */
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
    whoMayWrite: WhoMayWrite,
    discreetMode: z.boolean(),
    discreetVisits: z.boolean(),
    hideLastConnection: z.boolean(),
    hideDistance: z.boolean(),
    readReceipts: z.boolean(),
    showsCovered: z.boolean(),
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
    /** Another version of it (cropped anew): its place, its words and its audience stay. */
    fileId: Id,
  })
  .partial()
export type PhotoChange = z.infer<typeof PhotoChange>

export const PhotoOrder = z.object({ ids: z.array(Id).min(1).max(limits.photos) })
