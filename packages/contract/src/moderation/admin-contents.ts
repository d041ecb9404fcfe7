import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'

export const DeskContentKind = z.enum(['share', 'comment'])
export type DeskContentKind = z.infer<typeof DeskContentKind>

/** Excludes private messages and rooms. */
export const DeskContentsQuery = deskQuery(['createdAt'], {
  kind: DeskContentKind.optional(),
  hidden: z.enum(['true', 'false']).optional(),
})
export type DeskContentsQuery = z.output<typeof DeskContentsQuery>

export const DeskContentRow = z.object({
  /** See `deskContentId`. */
  id: Id,
  kind: DeskContentKind,
  targetId: Id,
  text: z.string(),
  url: z.string(),
  visibility: z.string(),
  author: z.object({ id: Id, username: z.string(), displayName: z.string() }),
  hiddenAt: Instant.nullable(),
  hiddenReason: z.string().nullable(),
  createdAt: Instant,
  can: z.object({ hide: z.boolean() }),
})
export type DeskContentRow = z.infer<typeof DeskContentRow>

/** Encodes kind and target id in one number. */
export const deskContentId = (kind: DeskContentKind, targetId: number): number =>
  targetId * 2 + (kind === 'comment' ? 1 : 0)
export const deskContentOf = (id: number): { target: DeskContentKind; targetId: number } => ({
  target: id % 2 === 1 ? 'comment' : 'share',
  targetId: Math.floor(id / 2),
})
