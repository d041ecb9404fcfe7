import { roleHasAccess } from '@consoeurs/contract'
import type { Viewer } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { can, definePolicy } from '../http/policy.ts'

const edits = (viewer: Viewer | null) => roleHasAccess('editor', viewer?.role ?? null)

/** Editorial content has no owner: every editor may write it. */
const contentPolicy = definePolicy<null>()({ 'content.write': edits, 'content.drafts': edits })

export const seesDrafts = (viewer: Viewer | null) => can(contentPolicy, viewer, 'content.drafts', null)

/** @throws AppError FORBIDDEN for a viewer who is no editor */
export function requireEditor(viewer: Viewer): void {
  if (!can(contentPolicy, viewer, 'content.write', null)) throw new AppError('FORBIDDEN')
}
