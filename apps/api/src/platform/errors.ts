import { type ErrorCode, type ErrorEnvelope, errors, type FieldErrors } from '@consoeurs/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** An expected refusal: a stable code, its HTTP status and its French sentence come from the contract. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined

  /** @param retryAfter seconds */
  constructor(code: ErrorCode, { fields, retryAfter }: { fields?: FieldErrors; retryAfter?: number } = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function errorEnvelope(code: ErrorCode, fields?: FieldErrors, retryAfter?: number): ErrorEnvelope {
  const { status, text } = errors[code]
  return {
    data: null,
    error: {
      status,
      name: code,
      message: text,
      details: { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
    },
  }
}

/** Codes of Fastify's own refusals (body too large, bad JSON …) in our words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_ERR_RATE_LIMIT: 'TOO_MANY_REQUESTS',
}

function fieldErrors(error: FastifyError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.validation ?? []) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '_'
    fields[name] = [...(fields[name] ?? []), issue.message ?? '']
  }
  return fields
}

/** One translator: refusals keep their code, everything unexpected is logged and says nothing of itself. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) reply.header('Retry-After', error.retryAfter)
      return reply.status(errors[error.code].status).send(errorEnvelope(error.code, error.fields, error.retryAfter))
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return reply.status(400).send(errorEnvelope('VALIDATION', fieldErrors(error)))
    }
    const known = frameworkCodes[error.code]
    if (known) return reply.status(errors[known].status).send(errorEnvelope(known))
    const status = error.statusCode ?? 500
    if (status === 429) return reply.status(429).send(errorEnvelope('TOO_MANY_REQUESTS'))
    if (status >= 400 && status < 500) return reply.status(status).send(errorEnvelope('BAD_REQUEST'))
    request.log.error({ err: error }, 'unexpected error')
    return reply.status(500).send(errorEnvelope('INTERNAL'))
  })

  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      ...errorEnvelope('NOT_FOUND'),
      error: { ...errorEnvelope('NOT_FOUND').error, message: `Page not found: ${request.url.split('?')[0]}` },
    }),
  )
})
