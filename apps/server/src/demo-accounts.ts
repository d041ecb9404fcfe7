/** The accounts of the demo, as the seed makes them; their password is public on purpose. */
export const DEMO_PASSWORD = 'consoeurs-demo-2026'

export const DEMO_ACCOUNTS = [
  { identifier: 'camille', role: 'membre' },
  { identifier: 'ines', role: 'membre' },
  { identifier: 'maud', role: 'modératrice' },
  { identifier: 'admin', role: 'administratrice' },
]
