import type { DemoAccount } from '@consoeurs/database/seed'

/** Public on purpose. */
export const DEMO_PASSWORD = 'consoeurs-demo-2026'

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { identifier: 'camille' },
  { identifier: 'ines' },
  { identifier: 'maud', staff: 'moderator' },
  { identifier: 'admin', staff: 'admin' },
]
