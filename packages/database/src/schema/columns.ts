import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** Numeric identity key. */
export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
/** Identity key that tools and seeds may also set. */
export const identityByDefault = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const reference = (name: string) => bigint(name, { mode: 'number' })
/** UTC instant with millisecond precision: what JSON can carry, so that a cursor made from it finds its row again. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()
