import type { CreateRateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

const shared = new WeakSet<object>()

/** A bound that no route bears has a name: by it every node counts the same thing. */
type NamedBound = CreateRateLimitOptions & { name: string }

/** One bound for several routes together: each has it as its `preHandler` in place of `config.rateLimit`. */
export function sharedLimit(app: FastifyInstance, { name: groupId, ...bound }: NamedBound) {
  const hook = app.rateLimit({ ...bound, groupId })
  shared.add(hook)
  return hook
}

export const isSharedLimit = (hook: unknown): boolean => typeof hook === 'function' && shared.has(hook)

/** Counts when it is asked to, and leaves it to the caller what comes of it. */
export function namedLimit(app: FastifyInstance, { name: groupId, ...bound }: NamedBound) {
  const named: CreateRateLimitOptions & { groupId: string } = { ...bound, groupId }
  return app.createRateLimit(named)
}
