import { type Actor, recordAudit } from '../../../platform/data/audit.ts'
import type { Tx } from '../../../platform/data/unit-of-work.ts'
import type { Viewer } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { can } from '../../../platform/http/policy.ts'
import { webhooksPolicy } from './webhooks.policy.ts'

/** Who acts, and when. */
export interface Manager {
  viewer: Viewer
  actor: Actor
  now: Date
}

/** @throws AppError FORBIDDEN */
export function requireManaging({ viewer }: Manager): void {
  if (!can(webhooksPolicy, viewer, 'webhook.manage', null)) throw new AppError('FORBIDDEN')
}

/** With the host alone: the path of an address may be a secret of the receiver. */
export const auditWebhook = (
  tx: Tx,
  { actor }: Manager,
  action: string,
  { id, name, url }: { id: number; name: string; url: string },
): Promise<void> =>
  recordAudit(tx, actor, { action, target: 'webhook', targetId: id, detail: { name, host: new URL(url).host } })
