import { tables } from '@consoeurs/database'
import { type Actor, noteAct } from '../../platform/audit.ts'
import type { Tx } from '../../platform/unit-of-work.ts'
import type { NotedAbout } from './staff-notes.queries.ts'

/** Adds a note; nobody changes or takes away what was written. That one was written is on record, its words are not. */
export async function writeStaffNote(
  tx: Tx,
  actor: Actor,
  { about, aboutId, text }: { about: NotedAbout; aboutId: number; text: string },
): Promise<void> {
  await tx.insert(tables.staffNotes).values({ about, aboutId, authorId: actor.id, text })
  await noteAct(tx, actor, { action: `${about}.note`, target: about, targetId: aboutId })
}
