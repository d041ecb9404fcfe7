import type { WriteStaffNote } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import type { z } from 'zod'
import type { Viewer } from '../../platform/access.ts'
import { type Actor, noteAct } from '../../platform/audit.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { NotedAbout } from './staff-notes.queries.ts'

type Note = z.output<typeof WriteStaffNote> & { about: NotedAbout; aboutId: number }

/**
 * Adds a note, once per client id; nobody changes or takes away what was written. That one was written is on record, its
 * words are not.
 */
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
    await noteAct(tx, actor, { action: act, target: note.about, targetId: note.aboutId })
    return row.id
  }
  await writeOnce(tx, viewer, { clientId, act, words: note }, { write })
}
