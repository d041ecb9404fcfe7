import { and, isNull, lte, type SQL } from 'drizzle-orm'
import { cleanBody } from '../content/clean-body.ts'
import { type Attribute, type CollectionReader, type Columns, column } from './collection.ts'

export const text = (name: string): Attribute => ({ kind: 'text', column: name })
export const number = (name: string): Attribute => ({ kind: 'number', column: name })
export const flag = (name: string): Attribute => ({ kind: 'boolean', column: name })
export const instant = (name: string): Attribute => ({ kind: 'instant', column: name })
export const html = (name: string): Attribute => ({ ...text(name), show: (value) => cleanBody(String(value)) })

export const dates = { createdAt: instant('createdAt'), updatedAt: instant('updatedAt') }

export const published = {
  seoTitle: text('seoTitle'),
  seoDescription: text('seoDescription'),
  publishedAt: instant('publishedAt'),
  version: number('version'),
  ...dates,
}

/** Deleted content is hidden from editors too. */
export function publishedFor(columns: Columns, { drafts, now }: CollectionReader): SQL | undefined {
  const isThere = isNull(column(columns, 'deletedAt'))
  return drafts ? isThere : and(isThere, isNull(column(columns, 'hiddenAt')), lte(column(columns, 'publishedAt'), now))
}
