import { z } from 'zod'
import { ClientId, Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'
import { MeasureGround, StatementOfReasons } from './sanctions.ts'

export const FirstPhotoState = z.enum(['waiting', 'approved', 'refused'])
export type FirstPhotoState = z.infer<typeof FirstPhotoState>

export const DeskFirstPhotosQuery = deskQuery(['createdAt'], {
  state: z.enum([...FirstPhotoState.options, 'any']).default('waiting'),
  assignee: z.enum(['me', 'nobody']).optional(),
})
export type DeskFirstPhotosQuery = z.output<typeof DeskFirstPhotosQuery>

/** A photo of a member who has none that others see. */
export const DeskFirstPhotoRow = z.object({
  id: Id,
  state: FirstPhotoState,
  member: z.object({ id: Id, username: z.string(), displayName: z.string() }),
  assignee: z.object({ id: Id, displayName: z.string() }).nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})
export type DeskFirstPhotoRow = z.infer<typeof DeskFirstPhotoRow>

/** The picture is visible only to the assigned moderator. */
export const DeskFirstPhoto = DeskFirstPhotoRow.extend({
  /** Name of the file, which the decision repeats: the member may send another one meanwhile. */
  file: z.string().nullable(),
  picture: z.string().nullable(),
  description: z.string(),
  age: z.number().int(),
  memberSince: Instant,
  decision: z.object({ by: z.string().nullable(), at: Instant }).nullable(),
  can: z.object({ take: z.boolean(), decide: z.boolean() }),
})
export type DeskFirstPhoto = z.infer<typeof DeskFirstPhoto>

/** The member reads the statement of a refusal, and may ask for a review. */
export const DecideFirstPhoto = z
  .strictObject({
    clientId: ClientId,
    state: z.enum(['approved', 'refused'], { error: 'Choisis : visible ou refusée.' }),
    file: z.string().max(100),
    statement: StatementOfReasons.nullable().default(null),
    ground: MeasureGround.default('charter'),
  })
  .refine(({ state, statement }) => (state === 'refused') === (statement !== null), {
    path: ['statement'],
    error: 'Dis pourquoi : elle le lira.',
  })
export type DecideFirstPhoto = z.output<typeof DecideFirstPhoto>
