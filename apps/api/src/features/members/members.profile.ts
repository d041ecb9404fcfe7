import type { MemberProfile, Onlooker, OwnProfile } from '@consoeurs/contract'
import { WhoMayWrite } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, count, eq } from 'drizzle-orm'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { loadPhotos } from '../photos/public.ts'
import { type CardContext, loadWholeMember, memberCard, plainMember } from './members.cards.ts'
import { memberPolicy } from './members.policy.ts'
import { type LoadedMember, loadMemberById, requireMember } from './members.subject.ts'

const { honors, favorites, mutes, memberNotes } = tables

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

const muteOf = (db: Queryable, viewer: Viewer | null, memberId: number) =>
  db
    .select({ id: mutes.id })
    .from(mutes)
    .where(and(eq(mutes.userId, viewer?.id ?? 0), eq(mutes.memberId, memberId)))

const noteOf = (db: Queryable, viewer: Viewer | null, memberId: number) =>
  db
    .select({ text: memberNotes.text })
    .from(memberNotes)
    .where(and(eq(memberNotes.userId, viewer?.id ?? 0), eq(memberNotes.memberId, memberId)))

/** What her page shows of her beside her row. */
async function profileOf(
  db: Queryable,
  context: CardContext,
  { member, row }: { member: LoadedMember; row: WholeMemberRow },
): Promise<MemberProfile> {
  const { viewer } = context
  const isSelf = viewer?.id === member.id
  const [pictures, counts, [given], [favorite], [mute], [note]] = await Promise.all([
    loadPhotos(db, viewer, member.id),
    db
      .select({ kind: honors.kind, count: count() })
      .from(honors)
      .where(eq(honors.toId, member.id))
      .groupBy(honors.kind),
    db
      .select({ kind: honors.kind })
      .from(honors)
      .where(and(eq(honors.toId, member.id), eq(honors.fromId, viewer?.id ?? 0))),
    row.kept ? favoriteOf(db, viewer, member.id) : [],
    viewer === null || isSelf ? [] : muteOf(db, viewer, member.id),
    viewer === null || isSelf ? [] : noteOf(db, viewer, member.id),
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

/** A profile as the viewer may see it. @throws AppError MEMBER_NOT_FOUND as for a profile that does not exist */
export async function loadProfile(db: Queryable, context: CardContext, username: string): Promise<MemberProfile> {
  const member = await requireMember(db, context.viewer, { username }, 'member.see')
  const row = await loadRow(db, context.viewer, member.id)
  return profileOf(db, context, { member, row })
}

/** Who looks, where she borrows someone's eyes: no member in particular knows nobody and is nowhere. */
export const onlookerViewer = (onlooker: Onlooker): Viewer | null => (onlooker === 'visitor' ? null : plainMember(0))

/** Her own profile as they would get it. One whom she accepted sees all of her photos. */
export async function loadSeenProfile(
  db: Queryable,
  context: CardContext & { viewer: Viewer },
  onlooker: Onlooker,
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

/** Her own profile, with everything she may change. */
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
    whoMayWrite: WhoMayWrite.catch('all').parse(profile.whoMayWrite),
    discreetMode: profile.discreetMode,
    discreetVisits: profile.discreetVisits,
    hideLastConnection: profile.hideLastConnection,
    hideDistance: profile.hideDistance,
    readReceipts: profile.readReceipts,
    showsCovered: profile.showsCovered,
  }
}
