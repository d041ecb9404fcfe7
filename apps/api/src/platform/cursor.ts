import { AppError } from './errors.ts'

/** Opaque keyset cursors: the sort values of the last row, as base64url JSON. */
export const encodeCursor = (values: ReadonlyArray<string | number | null>) =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** @throws AppError BAD_CURSOR when it was not made by `encodeCursor` with `length` values. */
export function decodeCursor(cursor: string, length: number): Array<string | number | null> {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    const valid =
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => value === null || typeof value === 'string' || Number.isSafeInteger(value))
    if (valid) return values
  } catch {
    // Falls through to the one answer for every malformed cursor.
  }
  throw new AppError('BAD_CURSOR')
}

/** A page of `limit` rows from `limit + 1` read ones: the extra row only says that there is more. */
export function takePage<Row>(rows: Row[], limit: number, key: (row: Row) => ReadonlyArray<string | number | null>) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, cursor: rows.length > limit && last !== undefined ? encodeCursor(key(last)) : null }
}

/** The instant of a cursor. @throws AppError BAD_CURSOR */
export function cursorDate(value: string | number | null | undefined): Date {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  if (Number.isNaN(date.getTime())) throw new AppError('BAD_CURSOR')
  return date
}
