import type { WriteStaffNote } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { z } from 'zod'
import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import type { NotedAbout } from './staff-notes.queries.ts'

type Note = z.output<typeof WriteStaffNote> & { about: NotedAbout; aboutId: number }

/** Idempotent by client id. Notes cannot be edited or deleted. The audit log omits the text. */
export async function writeStaffNote(
  tx: Tx,
  { viewer, actor }: { viewer: Viewer; actor: Actor },
  { clientId, ...note }: Note,
): Promise<void> {
  const act = `${note.about}.note`
  const write = async () => {
    const [row] = await tx
      .insert(tables.staffNotes)
      .values({ ...note, authorId: viewer.id })
      .returning({ id: tables.staffNotes.id })
    if (row === undefined) throw new Error('the note was not written')
    await recordAudit(tx, actor, { action: act, target: note.about, targetId: note.aboutId })
    return row.id
  }
  await writeIdempotently(tx, viewer, { clientId, act, words: note }, { write })
}
