import type { ProfileQuestion } from '@consoeurs/brand'
import { type GiveSpokenAnswer, limits } from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { attachSound } from '../../foundation/files/public.ts'
import { updateAudiences } from '../photos/public.ts'
import { lockSpokenAnswer, markRemoved } from './remove-spoken-answer.ts'

const { spokenAnswers } = tables

/** Milliseconds that a recorder may take to stop. */
const TOLERANCE = 2000

interface SpokenAnswerGiven {
  questions: ProfileQuestion[]
  given: z.output<typeof GiveSpokenAnswer>
  now: Date
}

/**
 * Replaces the one before. Idempotent by file: the same recording again changes its question and its transcript.
 * @throws AppError SOUND_NOT_FOUND, SPOKEN_ANSWER_TOO_LONG
 */
export async function giveSpokenAnswer(
  tx: Tx,
  viewer: Viewer,
  { questions, given: { question, sound }, now }: SpokenAnswerGiven,
): Promise<void> {
  const current = await lockSpokenAnswer(tx, viewer)
  const isOffered = ({ id, retired }: ProfileQuestion) => id === question && (!retired || current?.question === id)
  if (!questions.some(isOffered))
    throw new AppError('VALIDATION', { fields: { question: ['Cette question n’existe plus. Recharge la page.'] } })
  const { fileId, transcript } = sound
  if (current?.fileId === fileId) {
    await tx.update(spokenAnswers).set({ question, transcript }).where(eq(spokenAnswers.id, current.id))
  } else {
    const file = await attachSound(tx, viewer, fileId, { audience: 'members' })
    if (file.sound.milliseconds > limits.spokenAnswerSeconds * 1000 + TOLERANCE)
      throw new AppError('SPOKEN_ANSWER_TOO_LONG')
    if (current !== undefined) await markRemoved(tx, current.id, now)
    await tx.insert(spokenAnswers).values({ userId: viewer.id, question, fileId, transcript, createdAt: now })
  }
  await updateAudiences(tx, viewer.id)
}
