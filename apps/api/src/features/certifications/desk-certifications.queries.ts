import {
  CertificationEnd,
  CertificationState,
  type DeskCertificationRow,
  type DeskCertificationsQuery,
  type DeskList,
  deskOffset,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Viewer } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import { type CertificationSubject, certificationPolicy } from './certifications.policy.ts'

const { certifications, photos, userProfiles, users } = tables
const assignees = alias(users, 'assignees')

/** Her main photo came after the decision. */
const photoChanged = sql<boolean>`coalesce((select ${photos.createdAt} > ${certifications.decidedAt} from ${photos} where ${photos.id} = ${userProfiles.mainPhotoId}), false)`

/** Requests that came to a picture, with the people around them. */
const certificationRows = (db: Queryable) =>
  db
    .select({
      certification: certifications,
      member: { id: users.id, username: users.username, displayName: users.name },
      birthdate: users.birthdate,
      memberSince: users.createdAt,
      assignee: { id: assignees.id, displayName: assignees.name },
      photoChanged,
    })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .leftJoin(assignees, eq(assignees.id, certifications.assigneeId))

export type FoundCertification = Awaited<ReturnType<typeof certificationRows>>[number]

export const subjectOf = ({ certification }: FoundCertification): CertificationSubject => ({
  userId: certification.userId,
  assigneeId: certification.assigneeId,
  state: certification.state,
  stands: certification.state === 'certified' && certification.endedAt === null,
})

export function rowOf(found: FoundCertification): DeskCertificationRow {
  const { certification, member, assignee } = found
  const { id, state, sentAt, decidedAt, ended } = certification
  return {
    id,
    state: CertificationState.parse(state),
    member,
    assignee,
    sentAt: (sentAt ?? certification.shownAt).toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    end: CertificationEnd.nullable().catch(null).parse(ended),
    photoChanged: found.photoChanged && subjectOf(found).stands,
  }
}

/** Hers is for others to read. */
const notHers = (viewer: Viewer): SQL | undefined =>
  and(ne(certifications.userId, viewer.id), isNotNull(certifications.sentAt))

function inState(state: DeskCertificationsQuery['state']): SQL | undefined {
  if (state === 'any') return undefined
  if (state !== 'changed') return eq(certifications.state, state)
  return and(eq(certifications.state, 'certified'), isNull(certifications.endedAt), photoChanged)
}

function assignedTo(viewer: Viewer, assignee: DeskCertificationsQuery['assignee']): SQL | undefined {
  if (assignee === 'me') return eq(certifications.assigneeId, viewer.id)
  return assignee === 'nobody' ? isNull(certifications.assigneeId) : undefined
}

function named(words: string): SQL | undefined {
  if (words === '') return undefined
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...[users.name, users.username].map((text) => sql`fold_text(${text}) like fold_text(${pattern})`))
}

const orders: Record<NonNullable<DeskCertificationsQuery['sort']>, SQL[]> = {
  'sentAt:asc': [asc(certifications.sentAt), asc(certifications.id)],
  'sentAt:desc': [desc(certifications.sentAt), desc(certifications.id)],
  'decidedAt:asc': [asc(certifications.decidedAt), asc(certifications.id)],
  'decidedAt:desc': [sql`${certifications.decidedAt} desc nulls last`, desc(certifications.id)],
}

/** The queue: what waits longest first, unless she asks otherwise. */
export async function listCertifications(
  db: Queryable,
  viewer: Viewer,
  query: DeskCertificationsQuery,
): Promise<DeskList<DeskCertificationRow>> {
  const { state, assignee, q, sort = 'sentAt:asc' } = query
  const wanted = and(notHers(viewer), inState(state), assignedTo(viewer, assignee), named(q))
  const rows = await certificationRows(db)
    .where(wanted)
    .orderBy(...orders[sort])
    .limit(query.pageSize)
    .offset(deskOffset(query))
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(certifications)
    .innerJoin(users, eq(users.id, certifications.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, users.id))
    .where(wanted)
  return { items: rows.map(rowOf), total: counted?.total ?? 0 }
}

/** How many wait that she may judge. */
export const countWaiting = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(certifications, and(eq(certifications.state, 'waiting'), notHers(viewer)))

/** @throws AppError CERTIFICATION_NOT_FOUND where there is none, no picture ever came, or it is her own */
export async function requireCertification(db: Queryable, viewer: Viewer, id: number): Promise<FoundCertification> {
  const [found] = await certificationRows(db).where(and(eq(certifications.id, id), isNotNull(certifications.sentAt)))
  if (found === undefined || !can(certificationPolicy, viewer, 'certification.open', subjectOf(found))) {
    throw new AppError('CERTIFICATION_NOT_FOUND')
  }
  return found
}
