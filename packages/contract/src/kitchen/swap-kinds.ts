// Separate from the schemas, because pages use it without them.

export const swapKinds = ['seeds', 'plants', 'starters', 'harvest', 'tools'] as const

/** They do not keep: their offers close sooner. */
export const perishable: ReadonlySet<string> = new Set(['starters', 'harvest'])
