import { definePolicy } from '../../../platform/http/policy.ts'

export const rolesPolicy = definePolicy<null>()({
  'role.give': (viewer) => viewer?.role === 'admin',
})
