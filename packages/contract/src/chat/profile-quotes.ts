import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { SoundView } from '../publishing/sounds.ts'

/** What a message quotes of its recipient. An answer is quoted as the author read it. */
export const ChosenProfileQuote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), question: z.string().max(40), text: z.string().min(1).max(limits.answer) }),
  z.object({ kind: z.literal('photo'), photoId: Id }),
  /** An offer of the recipient: « Ça m’intéresse ». */
  z.object({ kind: z.literal('swap'), swapId: Id }),
  /** `soundId`: that of the spoken answer which the author heard. */
  z.object({ kind: z.literal('spoken'), soundId: Id }),
])
export type ChosenProfileQuote = z.infer<typeof ChosenProfileQuote>

export const ProfileQuote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), question: z.string(), text: z.string() }),
  /** Null once it is removed, or no longer visible to the reader. */
  z.object({ kind: z.literal('photo'), photoId: Id, photo: FileView.nullable() }),
  z.object({ kind: z.literal('swap'), swapId: Id, title: z.string() }),
  /** Null once it is removed or replaced. */
  z.object({ kind: z.literal('spoken'), question: z.string(), soundId: Id, sound: SoundView.nullable() }),
])
export type ProfileQuote = z.infer<typeof ProfileQuote>
