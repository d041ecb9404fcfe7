import { z } from 'zod'
import { InvitedBy } from '../account/approval.ts'
import { ClientId, Id, Instant } from '../primitives.ts'
import { deskQuery } from './admin-list.ts'
import { StatementOfReasons } from './sanctions.ts'

export const SignUpState = z.enum(['pending', 'approved', 'refused'])
export type SignUpState = z.infer<typeof SignUpState>

export const DeskSignUpsQuery = deskQuery(['askedAt'], {
  state: z.enum([...SignUpState.options, 'any']).default('pending'),
})
export type DeskSignUpsQuery = z.output<typeof DeskSignUpsQuery>

/** Only accounts whose address is confirmed. */
export const DeskSignUpRow = z.object({
  id: Id,
  state: SignUpState,
  member: z.object({ id: Id, username: z.string(), displayName: z.string() }),
  /** Signed up by a member's link. */
  invited: z.boolean(),
  askedAt: Instant,
  decidedAt: Instant.nullable(),
})
export type DeskSignUpRow = z.infer<typeof DeskSignUpRow>

export const DeskSignUp = DeskSignUpRow.extend({
  age: z.number().int(),
  place: z.string().nullable(),
  memberSince: Instant,
  invitedBy: InvitedBy,
  /** What she adds when she asks again. */
  message: z.string(),
  reason: z.string(),
  decision: z.object({ by: z.string().nullable(), at: Instant }).nullable(),
  can: z.object({ decide: z.boolean() }),
})
export type DeskSignUp = z.infer<typeof DeskSignUp>

/** She reads the statement of a refusal. */
export const DecideSignUp = z
  .strictObject({
    clientId: ClientId,
    state: z.enum(['approved', 'refused'], { error: 'Choisis : approuvée ou refusée.' }),
    statement: StatementOfReasons.nullable().default(null),
  })
  .refine(({ state, statement }) => (state === 'refused') === (statement !== null), {
    path: ['statement'],
    error: 'Dis pourquoi : elle le lira.',
  })
export type DecideSignUp = z.output<typeof DecideSignUp>
