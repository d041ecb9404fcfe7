import { AppError } from '../http/errors.ts'

/** A part of a parsed query, without a prototype. */
export type QueryParameters = Record<string, unknown>

/**
 * @param at the parameter, as a path: `filters.title.$eq`
 * @param reason French, behind the name of the parameter
 */
export function refuse(at: string, reason = 'n’est pas permis ici'): never {
  throw new AppError('QUERY_NOT_ALLOWED', { fields: { [at.slice(0, 200)]: [reason] } })
}

export const isGiven = (value: unknown): value is QueryParameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asRecord = (value: unknown, at: string): QueryParameters => (isGiven(value) ? value : refuse(at))

/** `a,b`, or a list of such. */
export function asList(value: unknown, at: string): string[] {
  const given = isGiven(value) ? Object.values(value) : [value].flat()
  return given.flatMap((item) => {
    if (typeof item !== 'string') return refuse(at)
    return item.split(',').filter((name) => name !== '')
  })
}
