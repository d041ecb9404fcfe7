import { Id } from '@consoeurs/contract'
import { z } from 'zod'
import { AppError } from './errors.ts'

/** Opaque keyset cursors: the sort values of the last row, as base64url JSON. */
export const encodeCursor = (values: ReadonlyArray<string | number | null>) =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** An instant in a cursor: no row is older than the first of all clocks, and PostgreSQL knows no year beyond ours. */
export const CursorInstant = z.iso
  .datetime()
  .transform((text) => new Date(text))
  .pipe(z.date().min(new Date(0)))

/** What most lists are sorted by. */
export const InstantCursor = z.tuple([CursorInstant, Id])

/** @throws AppError BAD_CURSOR when it was not made by `encodeCursor` with values of this shape. */
export function decodeCursor<T>(cursor: string, shape: z.ZodType<T>): T {
  try {
    return shape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw new AppError('BAD_CURSOR')
  }
}

/** A page of `limit` rows from `limit + 1` read ones: the extra row only says that there is more. */
export function takePage<Row>(rows: Row[], limit: number, key: (row: Row) => ReadonlyArray<string | number | null>) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, cursor: rows.length > limit && last !== undefined ? encodeCursor(key(last)) : null }
}
