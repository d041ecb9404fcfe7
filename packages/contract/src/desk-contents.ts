import { z } from 'zod'
import { deskQuery } from './desk.ts'
import { Id, Instant } from './primitives.ts'

export const DeskContentKind = z.enum(['share', 'comment'])
export type DeskContentKind = z.infer<typeof DeskContentKind>

/** What members wrote for others to read, the newest first. What is said among them is not among it. */
export const DeskContentsQuery = deskQuery(['createdAt'], {
  kind: DeskContentKind.optional(),
  hidden: z.enum(['true', 'false']).optional(),
})
export type DeskContentsQuery = z.output<typeof DeskContentsQuery>

export const DeskContentRow = z.object({
  /** The list’s own: twice `targetId`, and one more for a comment. */
  id: Id,
  kind: DeskContentKind,
  targetId: Id,
  text: z.string(),
  /** Where it stands, as a path. */
  url: z.string(),
  visibility: z.string(),
  author: z.object({ id: Id, username: z.string(), displayName: z.string() }),
  hiddenAt: Instant.nullable(),
  hiddenReason: z.string().nullable(),
  createdAt: Instant,
  can: z.object({ hide: z.boolean() }),
})
export type DeskContentRow = z.infer<typeof DeskContentRow>

/** The id of a share or a comment in that list, and back. */
export const deskContentId = (kind: DeskContentKind, targetId: number): number =>
  targetId * 2 + (kind === 'comment' ? 1 : 0)
export const deskContentOf = (id: number): { target: DeskContentKind; targetId: number } => ({
  target: id % 2 === 1 ? 'comment' : 'share',
  targetId: Math.floor(id / 2),
})
