import { definePolicy } from '../../platform/policy.ts'

export const rolesPolicy = definePolicy<null>()({
  'role.give': (viewer) => viewer?.role === 'admin',
})
