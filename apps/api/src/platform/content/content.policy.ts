import { roleOpens } from '@consoeurs/contract'
import type { Viewer } from '../access.ts'
import { AppError } from '../errors.ts'
import { can, definePolicy } from '../policy.ts'

const edits = (viewer: Viewer | null) => roleOpens('editor', viewer?.role ?? null)

/** Those who write for the house all write on the same page: what it publishes has no owner. */
const contentPolicy = definePolicy<null>()({ 'content.write': edits, 'content.drafts': edits })

export const seesDrafts = (viewer: Viewer | null) => can(contentPolicy, viewer, 'content.drafts', null)

/** @throws AppError FORBIDDEN for whoever does not write for the house */
export function requireEditor(viewer: Viewer): void {
  if (!can(contentPolicy, viewer, 'content.write', null)) throw new AppError('FORBIDDEN')
}
