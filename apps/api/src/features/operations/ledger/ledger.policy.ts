import { definePolicy } from '../../../platform/http/policy.ts'

export const ledgerPolicy = definePolicy<null>()({
  'ledger.edit': (viewer) => viewer?.role === 'admin',
})
