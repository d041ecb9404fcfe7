import { roleHasAccess } from '@consoeurs/contract'
import { definePolicy } from '../../../platform/http/policy.ts'

export const announcementPolicy = definePolicy<null>()({
  'announcement.send': (viewer) => roleHasAccess('editor', viewer?.role ?? null),
})
