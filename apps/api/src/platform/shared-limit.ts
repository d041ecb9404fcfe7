import type { FastifyInstance } from 'fastify'

const shared = new WeakSet<object>()

/** One bound for several routes together: each has it as its `preHandler` in place of `config.rateLimit`. */
export function sharedLimit(app: FastifyInstance, bound: Parameters<FastifyInstance['rateLimit']>[0]) {
  const hook = app.rateLimit(bound)
  shared.add(hook)
  return hook
}

export const isSharedLimit = (hook: unknown): boolean => typeof hook === 'function' && shared.has(hook)
