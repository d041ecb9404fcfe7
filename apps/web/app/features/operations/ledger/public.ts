export { Accounts } from './accounts.tsx'
export { ledgerApi } from './ledger.api.ts'
