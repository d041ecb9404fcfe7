import type { MemberProfile, OwnProfile, OwnTown, ProfilePreviewViewer } from '@consoeurs/contract'
import { MessagePermission } from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables } from '@consoeurs/database'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { loadPhotos } from '../photos/public.ts'
import { loadSpokenAnswer } from '../spoken-answers/public.ts'
import {
  type CardContext,
  loadWholeMember,
  type MemberCardContext,
  memberCard,
  minimalViewer,
} from './members.cards.ts'
import { memberPolicy } from './members.policy.ts'
import { type LoadedMember, loadMemberById, requireMember } from './members.subject.ts'

const { honors, favorites, mutes, memberNotes, userProfiles, users } = tables

type WholeMemberRow = NonNullable<Awaited<ReturnType<typeof loadWholeMember>>>

/** @throws AppError MEMBER_NOT_FOUND */
export async function loadRow(db: Queryable, viewer: Viewer | null, id: number) {
  const row = await loadWholeMember(db, viewer, id)
  if (row === undefined) throw new AppError('MEMBER_NOT_FOUND')
  return row
}

const viewerId = sql.placeholder('viewerId')
const memberId = sql.placeholder('memberId')

const favoriteOf = prepared((db) =>
  db
    .select({ tellMe: favorites.tellMe })
    .from(favorites)
    .where(and(eq(favorites.userId, viewerId), eq(favorites.memberId, memberId)))
    .prepare('profile_favorite'),
)

const muteOf = prepared((db) =>
  db
    .select({ id: mutes.id })
    .from(mutes)
    .where(and(eq(mutes.userId, viewerId), eq(mutes.memberId, memberId)))
    .prepare('profile_mute'),
)

const noteOf = prepared((db) =>
  db
    .select({ text: memberNotes.text })
    .from(memberNotes)
    .where(and(eq(memberNotes.userId, viewerId), eq(memberNotes.memberId, memberId)))
    .prepare('profile_note'),
)

const honorGivenTo = prepared((db) =>
  db
    .select({ kind: honors.kind })
    .from(honors)
    .where(and(eq(honors.toId, memberId), eq(honors.fromId, viewerId)))
    .prepare('profile_honor_given'),
)

const interestsOf = prepared((db) =>
  db
    .select({ interests: userProfiles.interests })
    .from(userProfiles)
    .where(eq(userProfiles.userId, viewerId))
    .prepare('profile_own_interests'),
)

/** The counts are the member's own, and match her list. */
const ownHonorCounts = prepared((db) =>
  db
    .select({ kind: honors.kind, count: count() })
    .from(honors)
    .innerJoin(users, eq(users.id, honors.fromId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(honors.toId, viewerId), memberListedFor({ id: viewerId })?.inlineParams()))
    .groupBy(honors.kind)
    .prepare('own_honors'),
)

/** Blocks change nothing here: a change would reveal who gave an honour. The viewer’s own honour is a separate field. */
const honorKindsOf = prepared((db) =>
  db
    .selectDistinct({ kind: honors.kind, count: sql<null>`null` })
    .from(honors)
    .where(and(eq(honors.toId, memberId), ne(honors.fromId, viewerId)))
    .prepare('profile_honor_kinds'),
)

async function profileOf(
  db: Queryable,
  context: CardContext,
  { member, row }: { member: LoadedMember; row: WholeMemberRow },
): Promise<MemberProfile> {
  const { viewer } = context
  const isSelf = viewer?.id === member.id
  const asksForOther = viewer !== null && !isSelf
  const asked = { viewerId: viewer?.id ?? 0, memberId: member.id }
  const [pictures, spokenAnswer, counts, [given], [favorite], [mute], [note], [own]] = await readTogether(
    db,
    (once) => [
      loadPhotos(once, viewer, member.id),
      loadSpokenAnswer(once, viewer, member.id),
      isSelf ? ownHonorCounts(once).execute(asked) : honorKindsOf(once).execute(asked),
      asksForOther ? honorGivenTo(once).execute(asked) : Promise.resolve([]),
      row.kept ? favoriteOf(once).execute(asked) : Promise.resolve([]),
      asksForOther ? muteOf(once).execute(asked) : Promise.resolve([]),
      asksForOther ? noteOf(once).execute(asked) : Promise.resolve([]),
      asksForOther ? interestsOf(once).execute(asked) : Promise.resolve([]),
    ],
  )
  const { profile, user } = row
  return {
    ...memberCard(row, context),
    about: profile.about,
    interests: profile.interests,
    sharedInterests: profile.interests.filter((interest) => own?.interests.includes(interest)),
    lookingFor: profile.lookingFor,
    lookingForWhom: profile.lookingForWhom,
    seeksAges:
      profile.seeksAgeMin === null || profile.seeksAgeMax === null
        ? null
        : { min: profile.seeksAgeMin, max: profile.seeksAgeMax },
    answers: profile.answers,
    spokenAnswer,
    photos: pictures,
    honors: counts,
    honorGiven: given?.kind ?? null,
    tellMe: favorite?.tellMe ?? false,
    muted: mute !== undefined,
    mutual: row.mutual,
    note: note?.text ?? '',
    shareCount: profile.shareCount,
    memberSince: user.createdAt.toISOString(),
    isSelf,
    visibility: profile.visibility === 'public' ? 'public' : 'members',
    can: {
      write: can(memberPolicy, viewer, 'member.write', member),
      honor: can(memberPolicy, viewer, 'member.honor', member),
      like: can(memberPolicy, viewer, 'member.like', member),
      mute: can(memberPolicy, viewer, 'member.mute', member),
      note: can(memberPolicy, viewer, 'member.note', member),
      block: can(memberPolicy, viewer, 'member.block', member),
      report: can(memberPolicy, viewer, 'member.report', member),
    },
  }
}

/** @throws AppError MEMBER_NOT_FOUND, also where the profile is not visible */
export async function loadProfile(db: Queryable, context: CardContext, username: string): Promise<MemberProfile> {
  const member = await requireMember(db, context.viewer, { username }, 'member.see')
  const row = await loadRow(db, context.viewer, member.id)
  return profileOf(db, context, { member, row })
}

/** Profile preview as a visitor, or as a member without relations. */
export const onlookerViewer = (onlooker: ProfilePreviewViewer): Viewer | null =>
  onlooker === 'visitor' ? null : minimalViewer(0)

/** As others see it; `contact` also sees the photos for accepted members. */
export async function loadSeenProfile(
  db: Queryable,
  context: MemberCardContext,
  onlooker: ProfilePreviewViewer,
): Promise<MemberProfile | null> {
  const { viewer } = context
  const theirs = { ...context, viewer: onlookerViewer(onlooker) }
  try {
    const seen = await loadProfile(db, theirs, viewer.username)
    return onlooker === 'contact' ? { ...seen, photos: await loadPhotos(db, viewer, viewer.id) } : seen
  } catch (error) {
    if (error instanceof AppError && error.code === 'MEMBER_NOT_FOUND') return null
    throw error
  }
}

export async function loadOwnProfile(db: Queryable, context: CardContext): Promise<OwnProfile> {
  const id = context.viewer?.id ?? 0
  const [member, row] = await Promise.all([loadMemberById(db, context.viewer, id), loadRow(db, context.viewer, id)])
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  const view = await profileOf(db, context, { member, row })
  const { user, profile } = row
  const status = profile.status === 'complete' || profile.status === 'hidden' ? profile.status : 'draft'
  return {
    ...view,
    place: user.city === null ? null : { country: user.country ?? '', zip: user.zip, city: user.city },
    status,
    whoMayWrite: MessagePermission.catch('all').parse(profile.whoMayWrite),
    discreetMode: profile.discreetMode,
    discreetVisits: profile.discreetVisits,
    hideLastConnection: profile.hideLastConnection,
    hideDistance: profile.hideDistance,
    readReceipts: profile.readReceipts,
    showsCovered: profile.showsCovered,
    linkPreviews: profile.linkPreviews,
  }
}

const townOf = prepared((db) =>
  db
    .select({ city: users.city })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('own_town'),
)

export async function loadOwnTown(db: Queryable, id: number): Promise<OwnTown> {
  const [row] = await townOf(db).execute({ id })
  return { city: row?.city ?? null }
}
