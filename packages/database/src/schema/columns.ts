import { bigint, timestamp } from 'drizzle-orm/pg-core'

export const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
/** Identity key that tools and seeds may also set. */
export const identityByDefault = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const reference = (name: string) => bigint(name, { mode: 'number' })
/** UTC with millisecond precision, as in JSON, so that a cursor made from it matches its row exactly. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()
