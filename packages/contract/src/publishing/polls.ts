import { z } from 'zod'
import { limits } from '../limits.ts'
import { MemberLink } from '../people/members.ts'
import { Id, Instant, personLine } from '../primitives.ts'
import { foldText } from '../text/fold-text.ts'

const { choices, choice, days } = limits.poll

const isDistinct = (texts: string[]) => new Set(texts.map(foldText)).size === texts.length

/** The open time counts from publication, so that a share that waited for the network loses none of it. */
export const PollDraft = z.object({
  choices: z
    .array(personLine(choice, `Une réponse dépasse ${choice} caractères.`).min(1, 'Une réponse est vide.'))
    .min(choices.min, 'Écris au moins deux réponses.')
    .max(choices.max, `Écris au plus ${choices.max} réponses.`)
    .refine(isDistinct, 'Deux réponses sont les mêmes.'),
  days: z.coerce.number().int().min(1).max(days),
  /** Several choices per member. */
  several: z.boolean().default(false),
  /** Voters are listed; otherwise votes are secret. */
  named: z.boolean().default(false),
})
export type PollDraft = z.input<typeof PollDraft>

export const PollView = z.object({
  /** Null counts: the reader has not voted yet. */
  choices: z.array(z.object({ text: z.string(), votes: z.number().int().nullable() })),
  voters: z.number().int(),
  several: z.boolean(),
  named: z.boolean(),
  endsAt: Instant,
  ended: z.boolean(),
  /** The reader's own choices, by position. */
  mine: z.array(z.number().int()),
  canVote: z.boolean(),
})
export type PollView = z.infer<typeof PollView>

/** Replaces the former vote. */
export const SetVote = z.object({
  choices: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(choices.max - 1),
    )
    .min(1, 'Choisis au moins une réponse.')
    .max(choices.max),
})
export type SetVote = z.infer<typeof SetVote>

export const VoterView = z.object({ id: Id, member: MemberLink, choices: z.array(z.number().int()) })
export type VoterView = z.infer<typeof VoterView>
