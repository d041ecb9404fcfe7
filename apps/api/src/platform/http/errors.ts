import { type ErrorCode, type ErrorEnvelope, errors, type FieldErrors } from '@consoeurs/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { formatWait } from './format-wait.ts'
import { outageOf } from './outage.ts'

/** An expected error; its HTTP status and French text come from the contract. */
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
      message: retryAfter === undefined || textWhen === undefined ? text : textWhen(formatWait(retryAfter)),
      details: { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) },
    },
  }
}

/** Keeps the status of a library's error. */
export function envelopeWith(status: number): ErrorEnvelope {
  const envelope = errorEnvelope(status < 500 ? 'BAD_REQUEST' : 'INTERNAL')
  return { ...envelope, error: { ...envelope.error, status } }
}

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_ERR_RATE_LIMIT: 'TOO_MANY_REQUESTS',
}

/** Retry-After while the database is down; its supervisor restarts it sooner. */
const OUTAGE_SECONDS = 10

/** Failed attempts whose status other errors share. */
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
    /** The error code of a logged refusal, otherwise null. */
    refusedAs: ErrorCode | null
  }
}

/** Refusals are logged with the member and the code, never the input (OWASP ASVS 16.3). */
const isLoggedRefusal = (code: ErrorCode) => tries.has(code) || REFUSING.has(errors[code].status)

function fieldErrors(error: FastifyError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.validation ?? []) {
    const name = issue.instancePath.replace(/^\//, '').replaceAll('/', '.') || '_'
    fields[name] = [...(fields[name] ?? []), issue.message ?? '']
  }
  return fields
}

/** Expected errors keep their code; others are logged and answered without details. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.decorateReply('refusedAs', null)
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    // Lets the operator find the log lines of this error.
    reply.header('X-Request-Id', request.id)
    if (error instanceof AppError) {
      if (error.cause !== undefined) request.log.warn({ err: error.cause }, error.code)
      if (isLoggedRefusal(error.code)) {
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
    if (status >= 400 && status < 500) return reply.status(status).send(envelopeWith(status))
    const outage = outageOf(error)
    if (outage !== null) {
      request.log.error({ err: error }, 'the database or its disk is away')
      reply.header('Retry-After', OUTAGE_SECONDS)
      return reply.status(errors[outage].status).send(errorEnvelope(outage))
    }
    request.log.error({ err: error }, 'unexpected error')
    return reply.status(500).send(errorEnvelope('INTERNAL'))
  })

  // During shutdown, requests on open connections are refused, and the client retries on a new one.
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
