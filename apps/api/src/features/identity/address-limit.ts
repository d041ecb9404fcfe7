import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors.ts'
import { namedLimit, says } from '../../platform/shared-limit.ts'

interface AddressLimit {
  max: number
  timeWindow: string
}

const textOf = (body: unknown, field: string): string => {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : ''
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/**
 * A limit by what is asked about rather than by who asks: one address, however many come for it. It counts alike whether
 * or not there is an account.
 */
export function limitByField(app: FastifyInstance, field: 'email' | 'identifier', { max, timeWindow }: AddressLimit) {
  const count = namedLimit(app, {
    name: `${field} asked for`,
    max,
    timeWindow,
    keyGenerator: ({ body }) => textOf(body, field),
  })
  const hook = async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: counted.ttlInSeconds })
    }
  }
  return says(hook, { max, timeWindow, field })
}
