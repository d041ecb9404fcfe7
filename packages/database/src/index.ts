export * from './migrate.ts'
export * from './open.ts'
export * as tables from './schema/index.ts'
export type * from './types.ts'
