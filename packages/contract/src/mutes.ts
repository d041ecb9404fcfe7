import { z } from 'zod'
import { CommunityLink } from './communities.ts'
import { foldText } from './fold-text.ts'
import { limits } from './limits.ts'
import { MemberLink } from './members.ts'
import { Id, Instant, personLine } from './primitives.ts'

/** What she keeps out of her lists and notices. */
export const MutesView = z.object({
  members: z.array(z.object({ id: Id, member: MemberLink, at: Instant })),
  communities: z.array(z.object({ id: Id, community: CommunityLink, at: Instant })),
  rooms: z.array(
    z.object({
      /** Of the room: her mute of it is hers to end by `DELETE /api/rooms/:id/mute`. */
      id: Id,
      name: z.string(),
      community: CommunityLink,
      /** Null where nothing ends it by itself. */
      until: Instant.nullable(),
    }),
  ),
  words: z.array(z.object({ id: Id, word: z.string(), at: Instant })),
})
export type MutesView = z.infer<typeof MutesView>

/** A sign alone would be in every text. */
const MutedWord = personLine(limits.mutedWord, `Ce mot dépasse ${limits.mutedWord} caractères.`).refine(
  (word) => (foldText(word).match(/[a-z0-9]/g) ?? []).length >= 2,
  { error: 'Écris au moins deux lettres.' },
)

export const MuteSomething = z
  .strictObject({
    username: z.string().max(60).optional(),
    /** The slug of a community that she is in. */
    community: z.string().max(100).optional(),
    word: MutedWord.optional(),
  })
  .refine((what) => Object.values(what).filter((given) => given !== undefined).length === 1, {
    error: 'Choisis une membre, une communauté ou un mot.',
  })
export type MuteSomething = z.infer<typeof MuteSomething>

/** How long a talk is silenced. */
export const MuteSpan = z.enum(['1h', '8h', '1w'])
export type MuteSpan = z.infer<typeof MuteSpan>

/** A conversation or a room; until she ends it where nothing is said. */
export const MuteTalk = z.strictObject({ until: MuteSpan.nullable().default(null) })

const HOUR = 3_600_000
const spans: Record<MuteSpan, number> = { '1h': HOUR, '8h': 8 * HOUR, '1w': 7 * 24 * HOUR }

/** When a mute that begins now is over; null: when she ends it. */
export const muteEnd = (until: MuteSpan | null, now: Date): Date | null =>
  until === null ? null : new Date(now.getTime() + spans[until])
