import { Id } from '@consoeurs/contract'
import { z } from 'zod'
import { AppError } from './errors.ts'

/** Opaque keyset cursors: the sort values of the last row, as base64url JSON. */
export const encodeCursor = (values: ReadonlyArray<string | number | null>) =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Not before the epoch: PostgreSQL rejects extreme years. */
export const CursorInstant = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date(0)))

export const InstantCursor = z.tuple([CursorInstant, Id])

/** @throws AppError BAD_CURSOR for a cursor of another shape */
export function decodeCursor<T>(cursor: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new AppError('BAD_CURSOR')
  }
}

/** Makes a page from `limit + 1` rows; the extra row only shows that there are more. */
export function takePage<Row>(rows: Row[], limit: number, key: (row: Row) => ReadonlyArray<string | number | null>) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, cursor: rows.length > limit && last !== undefined ? encodeCursor(key(last)) : null }
}
