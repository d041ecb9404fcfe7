import * as contract from '@consoeurs/contract'
import type { z } from 'zod'

type Schema = z.core.$ZodType
/** What of `_zod.def` is read here; each kind of schema has some of it. */
interface Def {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  out?: Schema
  options?: readonly Schema[]
  left?: Schema
  right?: Schema
  valueType?: Schema
  items?: readonly Schema[]
  getter?: () => Schema
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value
const defOf = (schema: Schema) => schema._zod.def as unknown as Def

/** The names that the contract gives to what is made of fields. */
const names = new Map<Schema, string>(
  Object.entries(contract).flatMap(([name, value]) =>
    isSchema(value) && /^[A-Z]/.test(name) && fieldsIn(value) ? [[value, name] as const] : [],
  ),
)

function fieldsIn(schema: Schema, seen = new Set<Schema>()): boolean {
  if (seen.has(schema)) return true
  seen.add(schema)
  const { shape } = defOf(schema)
  return shape !== undefined || partsOf(schema).some((part) => fieldsIn(part, seen))
}

function partsOf(schema: Schema): Schema[] {
  const { element, innerType, in: taken, out, options = [], left, right, valueType, items = [], getter } = defOf(schema)
  const parts = [element, innerType, taken, out, ...options, left, right, valueType, ...items, getter?.()]
  return parts.filter((part) => part !== undefined)
}

/** The fields of a schema in words: `{ id, author: MemberCard, images: { url }[] }`; what is named is told once, in `met`. */
export function describeSchema(schema: Schema, met: Map<string, Schema>, isTop = false): string {
  const name = isTop ? undefined : names.get(schema)
  if (name !== undefined) {
    met.set(name, schema)
    return name
  }
  const { type, shape, element } = defOf(schema)
  if (shape !== undefined) return describeFields(shape, met)
  if (type === 'record') return '{ any field }'
  const parts = [...new Set(partsOf(schema).map((part) => describeSchema(part, met)))].filter(Boolean)
  const said = parts.join(type === 'intersection' ? ' & ' : ' or ')
  if (element === undefined || said === '') return said
  return said.includes(' or ') ? `(${said})[]` : `${said}[]`
}

function describeFields(shape: Record<string, Schema>, met: Map<string, Schema>): string {
  const fields = Object.entries(shape).map(([field, schema]) => {
    const said = describeSchema(schema, met)
    return said === '' ? field : `${field}: ${said}`
  })
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** What a route says it takes or answers; it says nothing where nothing is sent. */
export const described = (schema: unknown, met: Map<string, Schema>): string =>
  isSchema(schema) ? describeSchema(schema, met) : ''
