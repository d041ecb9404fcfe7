import type { Database } from './open.ts'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What reads need: the database or a transaction in it. */
export type Queryable = Database | Transaction
