import { type ErrorCode, type ErrorEnvelope, errors, type FieldErrors } from '@consoeurs/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { outageOf } from './outage.ts'
import { waitWords } from './wait-words.ts'

/** An expected refusal: a stable code, its HTTP status and its French sentence come from the contract. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined

  /** @param retryAfter seconds */
  constructor(
    code: ErrorCode,
    { fields, retryAfter, cause }: { fields?: FieldErrors; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(code, { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

export function errorEnvelope(code: ErrorCode, fields?: FieldErrors, retryAfter?: number): ErrorEnvelope {
  const { status, text, textWhen } = errors[code]
  return {
    data: null,
    error: {
      status,
      name: code,
      message: retryAfter === undefined || textWhen === undefined ? text : textWhen(waitWords(retryAfter)),
      details: { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
    },
  }
}

/** Codes of Fastify's own refusals (body too large, bad JSON …) in our words. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_ERR_RATE_LIMIT: 'TOO_MANY_REQUESTS',
}

/** When to come back where a database is away: its launcher starts it again sooner. */
const OUTAGE_SECONDS = 10

/** Refusals of what somebody tried, with a status that others have too. */
const tries = new Set<ErrorCode>([
  'CREDENTIALS',
  'PASSWORD_WRONG',
  'SECOND_FACTOR_CODE',
  'LINK_EXPIRED',
  'PASSKEY_REFUSED',
])
const REFUSING = new Set<number>([401, 403, 429])

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal that this answer is; null for any other. */
    refusedAs: ErrorCode | null
  }
}

/** Worth a line of the log: who was refused what, never what she typed (OWASP ASVS 16.3). */
const tellsOfTrying = (code: ErrorCode) => tries.has(code) || REFUSING.has(errors[code].status)

/** The validator's own sentences come with plain spaces. */
const withFrenchSpaces = (text: string) => text.replaceAll(/ (?=[:;?!])/g, '\u202f')

function fieldErrors(error: FastifyError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.validation ?? []) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '_'
    fields[name] = [...(fields[name] ?? []), withFrenchSpaces(issue.message ?? '')]
  }
  return fields
}

/** One translator: refusals keep their code, everything unexpected is logged and says nothing of itself. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.decorateReply('refusedAs', null)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // By this whoever runs the place finds what the log says of it.
    reply.header('X-Request-Id', request.id)
    if (error instanceof AppError) {
      if (error.cause !== undefined) request.log.warn({ err: error.cause }, error.code)
      if (tellsOfTrying(error.code)) {
        reply.refusedAs = error.code
        request.log.info({ code: error.code, member: request.viewer?.id }, 'refused')
      }
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
    const outage = outageOf(error)
    if (outage !== null) {
      request.log.error({ err: error }, 'the database or its disk is away')
      reply.header('Retry-After', OUTAGE_SECONDS)
      return reply.status(errors[outage].status).send(errorEnvelope(outage))
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.status(500).send(errorEnvelope('INTERNAL'))
  })

  // While the server stops, what comes in on an open connection is told so in our words, and to come back on a new one.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (!closing) return
    reply.header('Connection', 'close')
    throw new AppError('UNAVAILABLE')
  })

  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({
      ...errorEnvelope('NOT_FOUND'),
      error: { ...errorEnvelope('NOT_FOUND').error, message: `Page not found: ${request.url.split('?')[0]}` },
    }),
  )
})
