import { roleOpens } from '@consoeurs/contract'
import { definePolicy } from '../../platform/policy.ts'

/** What the house says is said by those who write for it. */
export const announcementPolicy = definePolicy<null>()({
  'announcement.send': (viewer) => roleOpens('editor', viewer?.role ?? null),
})
