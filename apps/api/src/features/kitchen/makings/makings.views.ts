import type { MakingView } from '@consoeurs/contract'
import { can } from '../../../platform/http/policy.ts'
import { fileView } from '../../foundation/files/public.ts'
import type { CardContext } from '../../people/members/public.ts'
import { authorLink } from '../../publishing/shares/public.ts'
import { makingPolicy } from './makings.policy.ts'
import type { MakingRow } from './makings.queries.ts'

export function makingView(row: MakingRow, context: CardContext): MakingView {
  const { making, picture, ownerId, moderatesThere, muted } = row
  const { viewer } = context
  const subject = { memberId: making.memberId, ownerId, moderatesThere }
  return {
    id: making.id,
    shareId: making.shareId,
    author: authorLink(row, context),
    text: making.text,
    changes: making.changes,
    // Its audience is the members, also under a public recipe.
    image: picture === null || viewer === null ? null : fileView(picture, making.alt),
    days: making.days,
    at: making.createdAt.toISOString(),
    muted,
    can: {
      remove: can(makingPolicy, viewer, 'making.remove', subject),
      report: can(makingPolicy, viewer, 'making.report', subject),
    },
  }
}
