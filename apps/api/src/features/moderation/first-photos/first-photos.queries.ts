import {
  ageOn,
  type DeskFirstPhoto,
  type DeskFirstPhotoRow,
  type DeskFirstPhotosQuery,
  type DeskList,
  FirstPhotoState,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { containsText } from '../../../platform/data/text-search.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { assignedTo, listQueue } from '../queues/public.ts'
import { type FirstPhotoSubject, firstPhotosPolicy } from './first-photos.policy.ts'

const { files, photoChecks, photos, users } = tables
const assignees = alias(users, 'assignees')
const judges = alias(users, 'judges')

const checkRows = (db: Queryable) =>
  db
    .select({
      check: photoChecks,
      description: photos.description,
      file: files.name,
      member: { id: users.id, username: users.username, displayName: users.name },
      birthdate: users.birthdate,
      memberSince: users.createdAt,
      assignee: { id: assignees.id, displayName: assignees.name },
      decidedBy: judges.name,
    })
    .from(photoChecks)
    .innerJoin(photos, eq(photos.id, photoChecks.photoId))
    .innerJoin(files, eq(files.id, photos.fileId))
    .innerJoin(users, eq(users.id, photoChecks.userId))
    .leftJoin(assignees, eq(assignees.id, photoChecks.assigneeId))
    .leftJoin(judges, eq(judges.id, photoChecks.decidedById))

type FoundCheck = Awaited<ReturnType<typeof checkRows>>[number]

export const subjectOf = ({ check }: FoundCheck): FirstPhotoSubject => ({
  userId: check.userId,
  assigneeId: check.assigneeId,
  state: check.state,
})

function rowOf({ check, member, assignee }: FoundCheck): DeskFirstPhotoRow {
  return {
    id: check.id,
    state: FirstPhotoState.parse(check.state),
    member,
    assignee,
    createdAt: check.createdAt.toISOString(),
    decidedAt: check.decidedAt?.toISOString() ?? null,
  }
}

/** Neither the viewer's own, nor those of members who are leaving. */
const isForViewer = (viewer: Viewer): SQL | undefined => and(ne(photoChecks.userId, viewer.id), isNull(users.leavingAt))

/** Oldest first by default. */
export async function listFirstPhotos(
  db: Queryable,
  viewer: Viewer,
  query: DeskFirstPhotosQuery,
): Promise<DeskList<DeskFirstPhotoRow>> {
  const { state, assignee, q, sort = 'createdAt:asc' } = query
  const order = sort === 'createdAt:asc' ? asc : desc
  const wanted = and(
    isForViewer(viewer),
    state === 'any' ? undefined : eq(photoChecks.state, state),
    assignedTo(photoChecks.assigneeId, viewer, assignee),
    containsText(q, [users.name, users.username]),
  )
  return listQueue(db, {
    page: query,
    select: () => checkRows(db).where(wanted).$dynamic(),
    order: [order(photoChecks.createdAt), order(photoChecks.id)],
    view: rowOf,
  })
}

export const countWaiting = (db: Queryable, viewer: Viewer): Promise<number> =>
  db.$count(
    checkRows(db)
      .where(and(isForViewer(viewer), eq(photoChecks.state, 'waiting')))
      .as('found'),
  )

/** @throws AppError FIRST_PHOTO_NOT_FOUND if it does not exist or is the viewer's own */
export async function requireFirstPhoto(db: Queryable, viewer: Viewer, id: number): Promise<FoundCheck> {
  const [found] = await checkRows(db).where(eq(photoChecks.id, id))
  if (found === undefined || !can(firstPhotosPolicy, viewer, 'first-photo.open', subjectOf(found))) {
    throw new AppError('FIRST_PHOTO_NOT_FOUND')
  }
  return found
}

/** @throws AppError FIRST_PHOTO_NOT_FOUND, FIRST_PHOTO_DECIDED, FIRST_PHOTO_NOT_TAKEN */
export async function requireJudging(db: Queryable, viewer: Viewer, id: number): Promise<FoundCheck> {
  const found = await requireFirstPhoto(db, viewer, id)
  if (found.check.state !== 'waiting') throw new AppError('FIRST_PHOTO_DECIDED')
  if (!can(firstPhotosPolicy, viewer, 'first-photo.judge', subjectOf(found))) {
    throw new AppError('FIRST_PHOTO_NOT_TAKEN')
  }
  return found
}

/** The address of the picture only for the assignee. The caller must log the opening. */
export async function loadFirstPhoto(db: Queryable, viewer: Viewer, id: number, now: Date): Promise<DeskFirstPhoto> {
  const found = await requireFirstPhoto(db, viewer, id)
  const { check, file, description, birthdate, memberSince, decidedBy } = found
  const judges = can(firstPhotosPolicy, viewer, 'first-photo.judge', subjectOf(found))
  const at = check.decidedAt?.toISOString()
  return {
    ...rowOf(found),
    file: judges ? file : null,
    picture: judges ? `/api/desk/first-photos/${id}/pictures/${file}` : null,
    description: judges ? description : '',
    age: ageOn(birthdate, now),
    memberSince: memberSince.toISOString(),
    decision: at === undefined ? null : { by: decidedBy, at },
    can: { take: can(firstPhotosPolicy, viewer, 'first-photo.take', subjectOf(found)), decide: judges },
  }
}
