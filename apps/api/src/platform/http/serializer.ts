import type { FastifySerializerCompiler } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/**
 * Responses hold only what their schema declares. Uses `safeParse` instead of the type provider's `encode`, which
 * checks everything twice and is not compiled.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const { success, data: answer, error } = schema.safeParse(data)
    if (!success) throw new ResponseSerializationError(method, url, { cause: error })
    return JSON.stringify(answer)
  }
}
