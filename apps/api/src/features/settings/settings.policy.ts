import { definePolicy } from '../../platform/policy.ts'

export const settingsPolicy = definePolicy<null>()({
  'setting.change': (viewer) => viewer?.role === 'admin',
})
