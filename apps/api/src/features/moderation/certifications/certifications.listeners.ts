import { refusalReasons, revocationReasons } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import { type EventListener, on } from '../../../platform/events/event-dispatcher.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { deleteRequest } from './withdraw-certification.ts'

const { certifications, users } = tables

const sentenceOf = (reason: string | null | undefined): string => {
  const sentences: Record<string, string> = { ...refusalReasons, ...revocationReasons }
  return reason ? (sentences[reason] ?? '') : ''
}

/** By mail, because the member may not be here to read it. A suspended or leaving member's request is dropped. */
export const certificationsListeners = ({
  jobs,
  settings,
  now,
}: Pick<FeatureOptions, 'jobs' | 'settings' | 'now'>): EventListener[] => [
  on('certification.told', async ({ what, memberId, certificationId }, tx) => {
    const [member] = await tx.select().from(users).where(eq(users.id, memberId))
    if (member === undefined || member.leftAt !== null) return
    const [row] = await tx
      .select()
      .from(certifications)
      .where(eq(certifications.id, certificationId ?? 0))
    const props = {
      name: member.name,
      what,
      until: row?.expiresAt?.toISOString() ?? null,
      reason: sentenceOf(row?.reason),
      note: row?.note ?? '',
      url: `${settings.publicUrl}/settings/certification`,
    }
    await jobs.enqueue('mail', { kind: 'certification', to: member.email, props }, tx)
  }),
  on('member.shut-out', ({ memberId }, tx) => deleteRequest(tx, memberId, now())),
]
