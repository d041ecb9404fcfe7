import { z } from 'zod'
import { limits } from '../limits.ts'
import { Id, Instant, personText } from '../primitives.ts'

/** Null for a member whose sign-up needs no approval, or has it. */
export const Approval = z.enum(['pending', 'refused']).nullable()
export type Approval = z.infer<typeof Approval>

/** /account/approbation. */
export const OwnApproval = z.object({
  state: Approval,
  since: Instant.nullable(),
  /** Reason of the refusal; empty until then. */
  reason: z.string(),
})
export type OwnApproval = z.infer<typeof OwnApproval>

export const AskApproval = z.strictObject({
  message: personText(limits.approvalMessage, `Ton mot dépasse ${limits.approvalMessage} caractères.`).default(''),
})
export type AskApproval = z.output<typeof AskApproval>

/** Hexadecimal, so that it is a valid part of an address in lower case. */
export const InvitationToken = z.string().regex(/^[0-9a-f]{32}$/)

/** Address of the member's personal link; null if she has none. */
export const OwnInvitation = z.object({ url: z.url().nullable() })
export type OwnInvitation = z.infer<typeof OwnInvitation>

/** What the sign-up form begins with; empty text where nothing is known. */
export const InvitationPrefill = z.object({
  displayName: z.string(),
  email: z.string(),
  town: z.object({ slug: z.string(), name: z.string() }).nullable(),
})
export type InvitationPrefill = z.infer<typeof InvitationPrefill>

/** `prefill` for an invitation that the team mailed; null for a member’s personal link. */
export const InvitationCheck = z.object({ open: z.boolean(), prefill: InvitationPrefill.nullable() })
export type InvitationCheck = z.infer<typeof InvitationCheck>

/** The inviter, for moderators. */
export const InvitedBy = z.object({ id: Id, username: z.string(), displayName: z.string() }).nullable()
