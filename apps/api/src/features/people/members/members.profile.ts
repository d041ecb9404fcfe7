import type { MemberProfile, OwnProfile, OwnTown, ProfilePreviewViewer } from '@consoeurs/contract'
import { MessagePermission } from '@consoeurs/contract'
import { prepared, type Queryable, readTogether, tables } from '@consoeurs/database'
import { and, count, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { memberListedFor } from '../../foundation/visibility/public.ts'
import { loadPhotos } from '../photos/public.ts'
import { type CardContext, loadWholeMember, memberCard, minimalViewer } from './members.cards.ts'
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

const favoriteOf = (db: Queryable, viewer: Viewer | null, memberId: number) =>
  db
    .select({ tellMe: favorites.tellMe })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer?.id ?? 0), eq(favorites.memberId, memberId)))
    .prepare('profile_favorite')
    .execute()

const muteOf = (db: Queryable, viewer: Viewer | null, memberId: number) =>
  db
    .select({ id: mutes.id })
    .from(mutes)
    .where(and(eq(mutes.userId, viewer?.id ?? 0), eq(mutes.memberId, memberId)))
    .prepare('profile_mute')
    .execute()

const noteOf = (db: Queryable, viewer: Viewer | null, memberId: number) =>
  db
    .select({ text: memberNotes.text })
    .from(memberNotes)
    .where(and(eq(memberNotes.userId, viewer?.id ?? 0), eq(memberNotes.memberId, memberId)))
    .prepare('profile_note')
    .execute()

/**
 * The member's own count matches her list. Other viewers get the total: a change with a block would reveal who gave
 * one.
 */
const countHonors = (db: Queryable, viewer: Viewer | null, memberId: number) =>
  db
    .select({ kind: honors.kind, count: count() })
    .from(honors)
    .innerJoin(users, eq(users.id, honors.fromId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(and(eq(honors.toId, memberId), viewer?.id === memberId ? memberListedFor(viewer) : undefined))
    .groupBy(honors.kind)
    .prepare(viewer?.id === memberId ? 'own_honors' : 'profile_honors')
    .execute()

async function profileOf(
  db: Queryable,
  context: CardContext,
  { member, row }: { member: LoadedMember; row: WholeMemberRow },
): Promise<MemberProfile> {
  const { viewer } = context
  const isSelf = viewer?.id === member.id
  const [pictures, counts, [given], [favorite], [mute], [note]] = await readTogether(db, (once) => [
    loadPhotos(once, viewer, member.id),
    countHonors(once, viewer, member.id),
    once
      .select({ kind: honors.kind })
      .from(honors)
      .where(and(eq(honors.toId, member.id), eq(honors.fromId, viewer?.id ?? 0)))
      .prepare('profile_honor_given')
      .execute(),
    row.kept ? favoriteOf(once, viewer, member.id) : Promise.resolve([]),
    viewer === null || isSelf ? Promise.resolve([]) : muteOf(once, viewer, member.id),
    viewer === null || isSelf ? Promise.resolve([]) : noteOf(once, viewer, member.id),
  ])
  const { profile, user } = row
  return {
    ...memberCard(row, context),
    about: profile.about,
    interests: profile.interests,
    lookingFor: profile.lookingFor,
    lookingForWhom: profile.lookingForWhom,
    seeksAges:
      profile.seeksAgeMin === null || profile.seeksAgeMax === null
        ? null
        : { min: profile.seeksAgeMin, max: profile.seeksAgeMax },
    answers: profile.answers,
    photos: pictures,
    honors: counts,
    honorGiven: given?.kind ?? null,
    tellMe: favorite?.tellMe ?? false,
    muted: mute !== undefined,
    note: note?.text ?? '',
    shareCount: profile.shareCount,
    memberSince: user.createdAt.toISOString(),
    isSelf,
    visibility: profile.visibility === 'public' ? 'public' : 'members',
    can: {
      write: can(memberPolicy, viewer, 'member.write', member),
      honor: can(memberPolicy, viewer, 'member.honor', member),
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
  context: CardContext & { viewer: Viewer },
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
