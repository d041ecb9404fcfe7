import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { FileView } from '../publishing/files.ts'
import { MemberCard } from './members.ts'

/** Private to the viewer. `mutual`: both know that they like each other. */
export const LikeState = z.object({ liked: z.boolean(), mutual: z.boolean() })
export type LikeState = z.infer<typeof LikeState>

export const LikeView = z.object({ id: Id, member: MemberCard, mutual: z.boolean(), at: Instant })
export type LikeView = z.infer<typeof LikeView>

/** A mutual like that the viewer has not seen yet. `opener`: her answer to the brand's question for a first message. */
export const LikeMoment = z.object({ member: MemberCard, opener: z.string() })
export type LikeMoment = z.infer<typeof LikeMoment>

/** Newest first. `photo` is the viewer's own. */
export const LikeMoments = z.object({
  moments: z.array(LikeMoment),
  photo: FileView.nullable(),
})
export type LikeMoments = z.infer<typeof LikeMoments>
