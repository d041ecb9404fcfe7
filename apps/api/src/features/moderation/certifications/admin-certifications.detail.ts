import {
  ageOn,
  CertificationState,
  certificationLimits,
  type DeskCertification,
  GestureName,
  refusalReasons,
  revocationReasons,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Viewer } from '../../../platform/http/access.ts'
import { can } from '../../../platform/http/policy.ts'
import { type FoundCertification, requireCertification, rowOf, subjectOf } from './admin-certifications.queries.ts'
import { certificationPolicy } from './certifications.policy.ts'
import type { CertificationRecord } from './close-request.ts'

const { certifications, certificationPictures, files, photos, users } = tables

const DAY = 24 * 3_600_000
const EARLIER_SHOWN = 10

const sentences: Record<string, string> = { ...refusalReasons, ...revocationReasons }

/** The text that the member reads. */
const reasonOf = ({ reason, state }: CertificationRecord): string => {
  const table: Record<string, string> = state === 'certified' ? revocationReasons : refusalReasons
  return reason === null ? '' : (table[reason] ?? sentences[reason] ?? '')
}

/** Only photos that every member sees or will see, main ones first; not those that moderators refused. */
export const shownPhotos = (db: Queryable, userId: number) =>
  db
    .select({ name: files.name, alt: photos.description })
    .from(photos)
    .innerJoin(files, eq(files.id, photos.fileId))
    .where(
      and(
        eq(photos.userId, userId),
        eq(photos.visibility, 'everyone'),
        or(isNull(photos.hiddenAt), eq(photos.awaitsCheck, true)),
      ),
    )
    .orderBy(asc(photos.position), asc(photos.id))

async function loadEarlier(db: Queryable, { id, userId }: CertificationRecord): Promise<DeskCertification['earlier']> {
  const rows = await db
    .select()
    .from(certifications)
    .where(and(eq(certifications.userId, userId), ne(certifications.id, id), isNotNull(certifications.sentAt)))
    .orderBy(desc(certifications.id))
    .limit(EARLIER_SHOWN)
  return rows.map((row) => ({
    id: row.id,
    state: CertificationState.parse(row.state),
    at: (row.decidedAt ?? row.shownAt).toISOString(),
    reason: reasonOf(row),
  }))
}

async function loadDecision(db: Queryable, { certification }: FoundCertification) {
  const { decidedAt, decidedById, note } = certification
  if (decidedAt === null) return null
  const [judge] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, decidedById ?? 0))
  return { reason: reasonOf(certification), note, by: judge?.name ?? null, at: decidedAt.toISOString() }
}

/** Picture URLs only for the assignee. The caller must log the opening. */
export async function loadCertification(
  db: Queryable,
  viewer: Viewer,
  id: number,
  now: Date,
): Promise<DeskCertification> {
  const found = await requireCertification(db, viewer, id)
  const { certification, birthdate, memberSince } = found
  const { state, gesture, code, sentAt, expiresAt, userId } = certification
  const subject = subjectOf(found)
  const judges = can(certificationPolicy, viewer, 'certification.judge', subject)
  const kept = judges && (await db.$count(certificationPictures, eq(certificationPictures.certificationId, id))) > 0
  const path = `/api/desk/certifications/${id}`
  const waits = state === 'waiting' && sentAt !== null
  return {
    ...rowOf(found),
    gesture: GestureName.nullable().catch(null).parse(gesture),
    code,
    until: waits ? new Date(sentAt.getTime() + certificationLimits.unjudgedDays * DAY).toISOString() : null,
    picture: kept ? `${path}/pictures/sent` : null,
    photos: judges
      ? (await shownPhotos(db, userId)).map(({ name, alt }) => ({ url: `${path}/pictures/${name}`, alt }))
      : [],
    age: ageOn(birthdate, now),
    memberSince: memberSince.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    earlier: await loadEarlier(db, certification),
    decision: await loadDecision(db, found),
    can: {
      take: can(certificationPolicy, viewer, 'certification.take', subject),
      decide: judges,
      revoke: can(certificationPolicy, viewer, 'certification.revoke', subject),
    },
  }
}
