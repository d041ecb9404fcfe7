import type { SoundView, SpokenAnswer } from '@consoeurs/contract'
import { prepared, type Queryable, tables } from '@consoeurs/database'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { soundView } from '../../foundation/files/public.ts'

const { files, spokenAnswers } = tables

const spokenAnswerOf = prepared((db) =>
  db
    .select({
      question: spokenAnswers.question,
      transcript: spokenAnswers.transcript,
      audience: files.audience,
      file: { id: files.id, name: files.name, sound: files.sound },
    })
    .from(spokenAnswers)
    .innerJoin(files, eq(files.id, spokenAnswers.fileId))
    .where(and(eq(spokenAnswers.userId, sql.placeholder('memberId')), isNull(spokenAnswers.removedAt)))
    .prepare('spoken_answer_of'),
)

/** By file, without those that were removed or replaced. The readers are members. */
export async function loadSpokenSounds(db: Queryable, fileIds: number[]): Promise<Map<number, SoundView>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .select({
      transcript: spokenAnswers.transcript,
      file: { id: files.id, name: files.name, sound: files.sound },
    })
    .from(spokenAnswers)
    .innerJoin(files, eq(files.id, spokenAnswers.fileId))
    .where(and(inArray(spokenAnswers.fileId, fileIds), isNull(spokenAnswers.removedAt)))
  return new Map(
    rows.flatMap(({ transcript, file }) =>
      file.sound === null ? [] : [[file.id, soundView({ ...file, sound: file.sound }, transcript)]],
    ),
  )
}

/** The caller has checked that the profile is visible. Visitors hear it only where they see photos too. */
export async function loadSpokenAnswer(
  db: Queryable,
  viewer: { id: number } | null,
  memberId: number,
): Promise<SpokenAnswer | null> {
  const [row] = await spokenAnswerOf(db).execute({ memberId })
  if (row === undefined) return null
  const { question, transcript, audience, file } = row
  if (file.sound === null || (viewer === null && audience !== 'public')) return null
  return { question, sound: soundView({ ...file, sound: file.sound }, transcript) }
}
