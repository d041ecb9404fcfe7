import { z } from 'zod'
import { Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'

export const DeskContentKind = z.enum(['share', 'comment', 'making', 'swap'])
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

/** Kinds that came later are counted from here, so that earlier ids keep their meaning. */
const LATER_KINDS = 2 ** 52
const bases: Record<DeskContentKind, number> = { share: 0, comment: 1, making: LATER_KINDS, swap: LATER_KINDS + 1 }

/** Encodes kind and target id in one number. */
export const deskContentId = (kind: DeskContentKind, targetId: number): number => targetId * 2 + bases[kind]

export function deskContentOf(id: number): { target: DeskContentKind; targetId: number } {
  const base = (id >= LATER_KINDS ? LATER_KINDS : 0) + (id % 2)
  const [target] = DeskContentKind.options.filter((kind) => bases[kind] === base)
  return { target: target ?? 'share', targetId: (id - base) / 2 }
}
