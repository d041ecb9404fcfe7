/** As much of a JSON schema as our OpenAPI document uses for what is asked. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  default?: unknown
  minLength?: number
  minimum?: number
  minItems?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  parameters?: { in: string; name: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export interface ApiRequest {
  method: string
  path: string
  /** JSON */
  body?: string
}

const formats: Record<string, string> = {
  email: 'nadine@exemple.fr',
  date: '1990-05-04',
  'date-time': '2026-05-04T10:00:00.000Z',
  uuid: 'b6c9b2a4-0a55-4b9d-8a39-1d0f3d1a9c11',
  uri: 'https://exemple.fr/',
}

const stringOf = ({ format, minLength = 1 }: Schema): string => formats[format ?? ''] ?? 'a'.repeat(minLength)

/** Something that this schema lets in, as far as it says what it lets in. @param named what `$ref` names */
export function sampleOf(schema: Schema, named: Record<string, Schema>): unknown {
  const target = named[schema.$ref?.split('/').at(-1) ?? '']
  if (target !== undefined) return sampleOf(target, named)
  const { enum: choices, const: only, default: usual, anyOf, oneOf, allOf } = schema
  if (only !== undefined) return only
  if (choices !== undefined) return choices[0]
  if (usual !== undefined) return usual
  if (allOf !== undefined) return Object.assign({}, ...allOf.map((part) => sampleOf(part, named)))
  const [first] = anyOf ?? oneOf ?? []
  if (first !== undefined) return sampleOf(first, named)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part, named)]),
    )
  }
  if (type === 'array') return schema.items === undefined ? [] : [sampleOf(schema.items, named)]
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return type === 'null' ? null : stringOf(schema)
}

/** In an address what is missing from the demo is asked for by the first number, or by a member who is there. */
const placed = (schema: Schema | undefined): string =>
  ['integer', 'number'].includes(String((schema?.anyOf?.[0] ?? schema)?.type)) ? '1' : 'ines'

/**
 * Each operation once with everything that may be asked of it; those with a part in their path once more, with a star
 * where that part may be bent (sqlmap’s sign).
 */
export function requestsOf({ paths, components: { schemas: named } }: OpenApi): ApiRequest[] {
  return Object.entries(paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [], requestBody }]) => {
      const query = new URLSearchParams()
      for (const { name, schema } of parameters.filter((one) => one.in === 'query')) {
        query.set(name, String(sampleOf(schema ?? {}, named)))
      }
      const json = requestBody?.content?.['application/json']?.schema
      const body = json === undefined ? undefined : JSON.stringify(sampleOf(json, named))
      const inPath = parameters.filter((one) => one.in === 'path')
      const at = (star: string) =>
        inPath.reduce((path, { name, schema }) => path.replace(`{${name}}`, placed(schema) + star), pattern)
      const asked = { method: method.toUpperCase(), ...(body !== undefined && { body }) }
      const whole = { ...asked, path: query.size === 0 ? at('') : `${at('')}?${query}` }
      const bent = inPath.length === 0 ? [] : [{ ...asked, path: at('*') }]
      return query.size > 0 || body !== undefined ? [whole, ...bent] : bent
    }),
  )
}
