/** A JSON schema of the document; only what is read here is named. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  examples?: unknown[]
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
  style?: string
  explode?: boolean
}

export interface Media {
  schema?: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}

export interface Answer {
  $ref?: string
  description?: string
  headers?: Record<string, { description: string; schema: Schema }>
  content?: Record<string, Media>
}

export interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses?: Record<string, Answer>
}

/** By method, in lower case. */
export type PathItem = Record<string, Operation>

/** An OpenAPI 3.1 document, as @fastify/swagger writes it. */
export interface OpenApiDocument {
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema>; responses?: Record<string, Answer> }
  [part: string]: unknown
}
