import {
  CertificationEnd,
  CertificationState,
  type DeskCertificationRow,
  type DeskCertificationsQuery,
  type DeskList,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { assignedTo, listQueue } from '../queues/public.ts'
import { type CertificationSubject, certificationPolicy } from './certifications.policy.ts'

const { certifications, photos, userProfiles, users } = tables
const assignees = alias(users, 'assignees')

/** The main photo is newer than the decision. */
const photoChanged = sql<boolean>`coalesce((select ${photos.createdAt} > ${certifications.decidedAt} from ${photos} where ${photos.id} = ${userProfiles.mainPhotoId}), false)`

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

/** Excludes the viewer's own. */
const isNotOwn = (viewer: Viewer): SQL | undefined =>
  and(ne(certifications.userId, viewer.id), isNotNull(certifications.sentAt))

function inState(state: DeskCertificationsQuery['state']): SQL | undefined {
  if (state === 'any') return undefined
  if (state !== 'changed') return eq(certifications.state, state)
  return and(eq(certifications.state, 'certified'), isNull(certifications.endedAt), photoChanged)
}

const orders: Record<NonNullable<DeskCertificationsQuery['sort']>, SQL[]> = {
  'sentAt:asc': [asc(certifications.sentAt), asc(certifications.id)],
  'sentAt:desc': [desc(certifications.sentAt), desc(certifications.id)],
  'decidedAt:asc': [asc(certifications.decidedAt), asc(certifications.id)],
  'decidedAt:desc': [sql`${certifications.decidedAt} desc nulls last`, desc(certifications.id)],
}

/** Oldest request first by default. */
export async function listCertifications(
  db: Queryable,
  viewer: Viewer,
  query: DeskCertificationsQuery,
): Promise<DeskList<DeskCertificationRow>> {
  const { state, assignee, q, sort = 'sentAt:asc' } = query
  const wanted = and(
    isNotOwn(viewer),
    inState(state),
    assignedTo(certifications.assigneeId, viewer, assignee),
    containsText(q, [users.name, users.username]),
  )
  return listQueue(db, {
    page: query,
    select: () => certificationRows(db).where(wanted).$dynamic(),
    order: orders[sort],
    view: rowOf,
  })
}

export const countWaiting = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(certifications, and(eq(certifications.state, 'waiting'), isNotOwn(viewer)))

/** @throws AppError CERTIFICATION_NOT_FOUND if it does not exist, has no picture or is the viewer's own */
export async function requireCertification(db: Queryable, viewer: Viewer, id: number): Promise<FoundCertification> {
  const [found] = await certificationRows(db).where(and(eq(certifications.id, id), isNotNull(certifications.sentAt)))
  if (found === undefined || !can(certificationPolicy, viewer, 'certification.open', subjectOf(found))) {
    throw new AppError('CERTIFICATION_NOT_FOUND')
  }
  return found
}
