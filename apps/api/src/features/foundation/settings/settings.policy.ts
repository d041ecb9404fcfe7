import { definePolicy } from '../../../platform/http/policy.ts'

export const settingsPolicy = definePolicy<null>()({
  'setting.change': (viewer) => viewer?.role === 'admin',
})
