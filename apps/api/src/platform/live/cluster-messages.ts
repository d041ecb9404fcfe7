import type { CacheTag } from '../../cache-tags.ts'
import type { PresenceUpdate } from './presence.ts'
import type { Recheck } from './watching.ts'

/** Without `sessionId`: all sessions of the member. */
export interface Ending {
  how: 'signed-out' | 'signed-in-anew' | 'reconnect'
  userId: number
  sessionId: number | null
}

/** Messages between the nodes of a site: name and arguments. */
export interface ClusterMessages {
  presence: [PresenceUpdate]
  /** Asks a node for all its open pages. */
  'presence-request': [node: string]
  goodbye: [node: string]
  'sessions-ended': [Ending]
  recheck: [Recheck]
  'settings-changed': []
  /** Tags of the cached pages to drop; a node of an earlier release names none, which means all. */
  'pages-changed': [tags?: readonly CacheTag[]]
  /** Messages may have been lost, so open pages ask for what they missed. */
  'catch-up': []
}
