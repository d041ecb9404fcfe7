import type { MemberProfile, OwnProfile } from '@consoeurs/contract'
import { WhoMayWrite } from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, count, eq } from 'drizzle-orm'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { loadPhotos } from '../photos/public.ts'
import { type CardContext, memberCard, wholeMemberQuery } from './members.cards.ts'
import { memberPolicy } from './members.policy.ts'
import { loadMemberById, requireMember } from './members.subject.ts'

const { users, honors } = tables

async function loadRow(db: Queryable, id: number) {
  const [row] = await wholeMemberQuery(db).where(eq(users.id, id))
  if (row === undefined) throw new AppError('MEMBER_NOT_FOUND')
  return row
}

/** A profile as the viewer may see it. @throws AppError MEMBER_NOT_FOUND as for a profile that does not exist */
export async function loadProfile(db: Queryable, context: CardContext, username: string): Promise<MemberProfile> {
  const { viewer } = context
  const member = await requireMember(db, viewer, { username }, 'member.see')
  const row = await loadRow(db, member.id)
  const isSelf = viewer?.id === member.id
  const [pictures, counts, [given]] = await Promise.all([
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
    shareCount: profile.shareCount,
    memberSince: user.createdAt.toISOString(),
    isSelf,
    visibility: profile.visibility === 'public' ? 'public' : 'members',
    can: {
      write: can(memberPolicy, viewer, 'member.write', member),
      honor: can(memberPolicy, viewer, 'member.honor', member),
      block: can(memberPolicy, viewer, 'member.block', member),
      report: can(memberPolicy, viewer, 'member.report', member),
    },
  }
}

/** Her own profile, with everything she may change. */
export async function loadOwnProfile(db: Queryable, context: CardContext): Promise<OwnProfile> {
  const id = context.viewer?.id ?? 0
  const member = await loadMemberById(db, context.viewer, id)
  if (member === null) throw new AppError('MEMBER_NOT_FOUND')
  const [view, { user, profile }] = await Promise.all([loadProfile(db, context, member.username), loadRow(db, id)])
  const status = profile.status === 'complete' || profile.status === 'hidden' ? profile.status : 'draft'
  return {
    ...view,
    place: user.city === null ? null : { country: user.country ?? '', zip: user.zip, city: user.city },
    status,
    whoMayWrite: WhoMayWrite.catch('all').parse(profile.whoMayWrite),
    discreetVisits: profile.discreetVisits,
    hideLastConnection: profile.hideLastConnection,
    hideDistance: profile.hideDistance,
    readReceipts: profile.readReceipts,
  }
}
