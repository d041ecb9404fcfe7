import { and, isNull, lte, type SQL } from 'drizzle-orm'
import { type Attribute, type Columns, column, type Reader } from '../collections/collection.ts'
import { cleanBody } from './clean-body.ts'

export const text = (name: string): Attribute => ({ kind: 'text', column: name })
export const number = (name: string): Attribute => ({ kind: 'number', column: name })
export const flag = (name: string): Attribute => ({ kind: 'boolean', column: name })
export const instant = (name: string): Attribute => ({ kind: 'instant', column: name })
export const html = (name: string): Attribute => ({ ...text(name), show: (value) => cleanBody(String(value)) })

/** When it was written and changed last. */
export const dates = { createdAt: instant('createdAt'), updatedAt: instant('updatedAt') }

/** What everything that an editor publishes has. */
export const published = {
  seoTitle: text('seoTitle'),
  seoDescription: text('seoDescription'),
  publishedAt: instant('publishedAt'),
  version: number('version'),
  ...dates,
}

/** The SQL side of « it is published »: what an editor took away is gone for her too. */
export function publishedFor(columns: Columns, { drafts, now }: Reader): SQL | undefined {
  const isThere = isNull(column(columns, 'deletedAt'))
  return drafts ? isThere : and(isThere, isNull(column(columns, 'hiddenAt')), lte(column(columns, 'publishedAt'), now))
}
