import type { ErrorCode } from '@consoeurs/contract'
import type { tables } from '@consoeurs/database'
import { and, type Column, eq, isNull, or, type SQL } from 'drizzle-orm'
import { recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Moderator } from '../sanctions/public.ts'

interface AssignedRecord {
  assigneeId: number | null
  /** As the audit log names it. */
  target: string
  targetId: number
  /** Why it cannot be assigned. */
  refusal?: ErrorCode | undefined
}

export interface Assignment {
  table: typeof tables.reports | typeof tables.certifications | typeof tables.heldItems | typeof tables.photoChecks
  /** @throws AppError if it does not exist or the viewer may not open it */
  require: (tx: Tx, viewer: Viewer, id: number) => Promise<AssignedRecord>
  /** Checked again by the update, against a concurrent decision. */
  assignableWhile?: SQL
  releasableWhile?: SQL
  takenError: ErrorCode
}

/** Queue filter. */
export function assignedTo(assigneeId: Column, viewer: Viewer, assignee: 'me' | 'nobody' | undefined): SQL | undefined {
  if (assignee === 'me') return eq(assigneeId, viewer.id)
  return assignee === 'nobody' ? isNull(assigneeId) : undefined
}

interface AssignRequest {
  noun: string
  id: number
}

/**
 * @param takeOver even if another moderator has it
 * @throws AppError of `require`, its `refusal` or `takenError`
 */
export async function assign(
  tx: Tx,
  { viewer, actor }: Moderator,
  { table, require, assignableWhile, takenError }: Assignment,
  { noun, id, takeOver }: AssignRequest & { takeOver: boolean },
): Promise<void> {
  const { assigneeId, target, targetId, refusal } = await require(tx, viewer, id)
  if (refusal !== undefined) throw new AppError(refusal)
  const free = takeOver ? undefined : or(isNull(table.assigneeId), eq(table.assigneeId, viewer.id))
  const [taken] = await tx
    .update(table)
    .set({ assigneeId: viewer.id })
    .where(and(eq(table.id, id), assignableWhile, free))
    .returning({ id: table.id })
  if (taken === undefined) throw new AppError(takenError)
  if (assigneeId === viewer.id) return
  await recordAudit(tx, actor, { action: `${noun}.assign`, target, targetId, detail: { takeOver } })
}

/**
 * Does nothing if the viewer is not the assignee.
 * @throws AppError of `require`
 */
export async function release(
  tx: Tx,
  { viewer, actor }: Moderator,
  { table, require, releasableWhile }: Assignment,
  { noun, id }: AssignRequest,
): Promise<void> {
  const { target, targetId } = await require(tx, viewer, id)
  const [released] = await tx
    .update(table)
    .set({ assigneeId: null })
    .where(and(eq(table.id, id), eq(table.assigneeId, viewer.id), releasableWhile))
    .returning({ id: table.id })
  if (released !== undefined) await recordAudit(tx, actor, { action: `${noun}.release`, target, targetId })
}
