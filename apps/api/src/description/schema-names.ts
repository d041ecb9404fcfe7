import * as contract from '@consoeurs/contract'
import { z } from 'zod'
import { SignedIn } from '../features/account/auth/sign-in-answer.ts'
import {
  EntriesEnvelope,
  EntryEnvelope,
  EntryView,
  WrittenEnvelope,
} from '../platform/collections/collection.routes.ts'
import type { DeclaredRoute } from '../platform/http/access.ts'
import type { OpenApiDocument, Schema } from './document.ts'

/** Of what Zod hands to `override`. */
type SchemaConversion = Parameters<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & {}>[0]

const prefix = '#/components/schemas/'
/** What fastify-type-provider-zod appends to the name of a schema of requests. */
const INPUT = 'Input'

/** Beside the contract: Strapi's envelopes, and the session. */
const named = { Entry: EntryView, EntriesEnvelope, EntryEnvelope, WrittenEnvelope, SignedIn }

/** For Zod's conversion: what `meta()` and `describe()` say, and one property for each key of a record by an enum. */
export function completeSchema({ zodSchema, jsonSchema }: SchemaConversion): void {
  Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
  const { propertyNames, additionalProperties, required } = jsonSchema
  if (propertyNames === undefined || required === undefined) return
  delete jsonSchema.propertyNames
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties ?? {}]))
  jsonSchema.additionalProperties = false
}

/**
 * The contract's schemas by their names there. Schemas of parameters stay anonymous: their properties become
 * parameters one by one.
 */
export function nameSchemas(routes: readonly DeclaredRoute[]) {
  const registry = z.registry<{ id: string }>()
  const parameters = new Set<unknown>(routes.flatMap(({ schema }) => [schema.params, schema.querystring]))
  for (const [id, schema] of Object.entries<unknown>({ ...contract, ...named })) {
    if (!(schema instanceof z.ZodType) || !/^[A-Z]/.test(id)) continue
    if (!parameters.has(schema) && !registry.has(schema)) registry.add(schema, { id })
  }
  return registry
}

function collectRefs(value: unknown, found: Set<string>): void {
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') found.add(part)
    else collectRefs(part, found)
  }
}

/** Follows references from the operations. */
function usedSchemas({ paths, components }: OpenApiDocument): Map<string, Schema> {
  const used = new Map<string, Schema>()
  let found = new Set<string>()
  collectRefs([paths, components.responses], found)
  while (found.size > 0) {
    const next = new Set<string>()
    for (const reference of found) {
      const name = reference.slice(prefix.length)
      const schema = components.schemas[name]
      if (!reference.startsWith(prefix) || schema === undefined || used.has(name)) continue
      used.set(name, schema)
      collectRefs(schema, next)
    }
    found = next
  }
  return used
}

/** Keeps the schemas in use. A request's schema loses its suffix unless an answer has another schema of that name. */
export function tidySchemas(document: OpenApiDocument): OpenApiDocument {
  const used = usedSchemas(document)
  const nameOf = (name: string) => {
    const bare = name.endsWith(INPUT) ? name.slice(0, -INPUT.length) : name
    const answered = used.get(bare)
    return answered === undefined || JSON.stringify(answered) === JSON.stringify(used.get(name)) ? bare : name
  }
  const schemas = [...used].map(([name, schema]) => [nameOf(name), schema] as const)
  const tidied = { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas.sort()) } }
  return JSON.parse(JSON.stringify(tidied), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string' && value.startsWith(prefix)
      ? prefix + nameOf(value.slice(prefix.length))
      : value,
  )
}
