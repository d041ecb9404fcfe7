import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, Instant, personLine } from '../primitives.ts'
import { CommunityLink } from '../publishing/communities.ts'
import { foldText } from '../text/fold-text.ts'
import { MemberLink } from './members.ts'

export const MutesView = z.object({
  members: z.array(z.object({ id: Id, member: MemberLink, at: Instant })),
  communities: z.array(z.object({ id: Id, community: CommunityLink, at: Instant })),
  rooms: z.array(
    z.object({
      /** Room id, for `DELETE /api/rooms/:id/mute`. */
      id: Id,
      name: z.string(),
      community: CommunityLink,
      /** Null: until unmuted. */
      until: Instant.nullable(),
    }),
  ),
  words: z.array(z.object({ id: Id, word: z.string(), at: Instant })),
})
export type MutesView = z.infer<typeof MutesView>

/** A single character would match every text. */
const MutedWord = personLine(limits.mutedWord, `Ce mot dépasse ${limits.mutedWord} caractères.`).refine(
  (word) => (foldText(word).match(/[\p{L}\p{N}]/gu) ?? []).length >= 2,
  { error: 'Écris au moins deux lettres.' },
)

export const CreateMute = z
  .strictObject({
    username: z.string().max(60).optional(),
    /** Slug. */
    community: z.string().max(100).optional(),
    word: MutedWord.optional(),
  })
  .refine((what) => Object.values(what).filter((given) => given !== undefined).length === 1, {
    error: 'Choisis une membre, une communauté ou un mot.',
  })
export type CreateMute = z.infer<typeof CreateMute>

export const MuteSpan = z.enum(['1h', '8h', '1w'])
export type MuteSpan = z.infer<typeof MuteSpan>

/** Null: until unmuted. */
export const MuteTalk = z.strictObject({ until: MuteSpan.nullable().default(null) })

const HOUR = 3_600_000
const spans: Record<MuteSpan, number> = { '1h': HOUR, '8h': 8 * HOUR, '1w': 7 * 24 * HOUR }

export const muteEnd = (until: MuteSpan | null, now: Date): Date | null =>
  until === null ? null : new Date(now.getTime() + spans[until])
