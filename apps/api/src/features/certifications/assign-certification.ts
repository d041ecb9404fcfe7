import { tables } from '@consoeurs/database'
import { and, eq, isNull, or } from 'drizzle-orm'
import { noteAct } from '../../platform/audit.ts'
import { AppError } from '../../platform/errors.ts'
import { can } from '../../platform/policy.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { Judge } from '../sanctions/public.ts'
import { certificationPolicy } from './certifications.policy.ts'
import { requireCertification, subjectOf } from './desk-certifications.queries.ts'

const { certifications } = tables

/**
 * She looks after it from now on: its pictures open for her, and for nobody else.
 * @param takeOver from whoever has it
 * @throws AppError CERTIFICATION_NOT_FOUND, CERTIFICATION_DECIDED, CERTIFICATION_TAKEN
 */
export async function assignCertification(
  tx: Tx,
  { viewer, actor }: Judge,
  { id, takeOver }: { id: number; takeOver: boolean },
): Promise<void> {
  const found = await requireCertification(tx, viewer, id)
  if (!can(certificationPolicy, viewer, 'certification.take', subjectOf(found))) {
    throw new AppError('CERTIFICATION_DECIDED')
  }
  const free = takeOver ? undefined : or(isNull(certifications.assigneeId), eq(certifications.assigneeId, viewer.id))
  const [taken] = await tx
    .update(certifications)
    .set({ assigneeId: viewer.id })
    .where(and(eq(certifications.id, id), eq(certifications.state, 'waiting'), free))
    .returning({ id: certifications.id })
  if (taken === undefined) throw new AppError('CERTIFICATION_TAKEN')
  if (found.certification.assigneeId === viewer.id) return
  await noteAct(tx, actor, {
    action: 'certification.assign',
    target: 'certification',
    targetId: id,
    detail: { takeOver },
  })
}

/** Lets go of it, where she has it; whoever else has it keeps it. @throws AppError CERTIFICATION_NOT_FOUND */
export async function releaseCertification(tx: Tx, { viewer, actor }: Judge, id: number): Promise<void> {
  await requireCertification(tx, viewer, id)
  const [released] = await tx
    .update(certifications)
    .set({ assigneeId: null })
    .where(
      and(eq(certifications.id, id), eq(certifications.assigneeId, viewer.id), eq(certifications.state, 'waiting')),
    )
    .returning({ id: certifications.id })
  if (released === undefined) return
  await noteAct(tx, actor, { action: 'certification.release', target: 'certification', targetId: id })
}
