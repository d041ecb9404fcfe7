import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { handToPage } from './page-call.ts'

/**
 * An answer leaves as its schema says, and nothing else of it. Answers are read forwards: no schema of an answer changes
 * what it is given, and zod's way back (`encode`, which the type provider's own serializer takes) looks at everything
 * twice and compiles nothing.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const { success, data: answer, error } = schema.safeParse(data)
    if (!success) throw new ResponseSerializationError(method, url, { cause: error })
    return handToPage(JSON.stringify(answer))
  }
}
