import {
  certificationConsent,
  certificationLimits,
  GestureName,
  type OwnCertification,
  refusalReasons,
  revocationReasons,
} from '@consoeurs/contract'
import { type Queryable, tables } from '@consoeurs/database'
import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { CertificationRecord } from './close-request.ts'

const { certifications, userProfiles } = tables

const DAY = 24 * 3_600_000

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * DAY)

/** The gesture and code are still valid. */
export const isFresh = ({ shownAt }: Pick<CertificationRecord, 'shownAt'>, now: Date): boolean =>
  now.getTime() < shownAt.getTime() + certificationLimits.challenge

export interface OwnState {
  /** State `shown` or `waiting`. */
  open: CertificationRecord | null
  last: CertificationRecord | null
  certificate: { decidedAt: string; expiresAt: string } | null
  /** Certified, and not yet in the renewal period. */
  stands: boolean
  triesLeft: number
  /** Null if a try is left. */
  again: Date | null
}

export async function readOwn(db: Queryable, userId: number, now: Date): Promise<OwnState> {
  const [profile] = await db
    .select({ certified: userProfiles.certified, certificate: userProfiles.certificate })
    .from(userProfiles)
    .where(eq(userProfiles.userId, userId))
  const [open] = await db
    .select()
    .from(certifications)
    .where(and(eq(certifications.userId, userId), inArray(certifications.state, ['shown', 'waiting'])))
  const [last] = await db
    .select()
    .from(certifications)
    .where(
      and(eq(certifications.userId, userId), isNotNull(certifications.sentAt), isNotNull(certifications.decidedAt)),
    )
    .orderBy(desc(certifications.id))
    .limit(1)
  const { most, days } = certificationLimits.tries
  // Granted and unjudged requests do not use up a try.
  const tries = await db
    .select({ sentAt: certifications.sentAt })
    .from(certifications)
    .where(
      and(
        eq(certifications.userId, userId),
        gt(certifications.sentAt, daysAfter(now, -days)),
        inArray(certifications.state, ['waiting', 'refused', 'cancelled']),
      ),
    )
    .orderBy(asc(certifications.sentAt))
  const certificate = profile?.certified ? (profile.certificate ?? null) : null
  const [oldest] = tries
  const renewsFrom = certificate && daysAfter(new Date(certificate.expiresAt), -certificationLimits.renewDays)
  return {
    open: open ?? null,
    last: last ?? null,
    certificate,
    stands: renewsFrom !== null && renewsFrom > now,
    triesLeft: Math.max(0, most - tries.length),
    again: tries.length >= most && oldest?.sentAt ? daysAfter(oldest.sentAt, days) : null,
  }
}

type LastRequest = NonNullable<OwnCertification['last']>

const reasonText = (table: Record<string, string>, reason: string | null) =>
  reason === null ? '' : (table[reason] ?? '')

/** Null if valid or renewed. */
function toLastRequest(last: CertificationRecord | null): LastRequest | null {
  if (last === null || last.decidedAt === null) return null
  const { state, note, reason, ended, endedAt, decidedAt } = last
  if (state === 'certified') {
    if (ended === null || ended === 'renewed' || endedAt === null) return null
    const isHers = ended === 'revoked'
    const said = { reason: isHers ? reasonText(revocationReasons, reason) : '', note: isHers ? note : '' }
    return { what: ended as LastRequest['what'], at: endedAt.toISOString(), ...said }
  }
  const said = { reason: reasonText(refusalReasons, reason), note }
  return { what: state as LastRequest['what'], at: decidedAt.toISOString(), ...said }
}

export async function loadOwnCertification(db: Queryable, userId: number, now: Date): Promise<OwnCertification> {
  const own = await readOwn(db, userId, now)
  const { open, last, certificate, stands, triesLeft, again } = own
  const shown = open?.state === 'shown' && isFresh(open, now) ? open : null
  const waiting = open?.state === 'waiting' && open.sentAt !== null ? { sentAt: open.sentAt } : null
  const asks = waiting === null && !stands
  return {
    standing: certificate && { since: certificate.decidedAt, until: certificate.expiresAt, soon: !stands },
    challenge: shown && {
      gesture: GestureName.parse(shown.gesture),
      code: shown.code,
      until: new Date(shown.shownAt.getTime() + certificationLimits.challenge).toISOString(),
    },
    waiting: waiting && {
      since: waiting.sentAt.toISOString(),
      until: daysAfter(waiting.sentAt, certificationLimits.unjudgedDays).toISOString(),
    },
    last: waiting === null ? toLastRequest(last) : null,
    triesLeft,
    again: asks && again ? again.toISOString() : null,
    mayAsk: asks && triesLeft > 0,
    consentVersion: certificationConsent,
  }
}
