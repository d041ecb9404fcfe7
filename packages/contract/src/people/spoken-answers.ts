import { z } from 'zod'
import { ChosenSound, SoundView } from '../publishing/sounds.ts'

/** The one answer of a profile that its owner says aloud. `question` is the id of a profile question. */
export const SpokenAnswer = z.object({ question: z.string(), sound: SoundView })
export type SpokenAnswer = z.infer<typeof SpokenAnswer>

/** Replaces the one before. */
export const GiveSpokenAnswer = z.object({ question: z.string().max(40), sound: ChosenSound })
export type GiveSpokenAnswer = z.input<typeof GiveSpokenAnswer>
