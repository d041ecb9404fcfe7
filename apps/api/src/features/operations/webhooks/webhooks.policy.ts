import { definePolicy } from '../../../platform/http/policy.ts'

export const webhooksPolicy = definePolicy<null>()({
  'webhook.manage': (viewer) => viewer?.role === 'admin',
})
