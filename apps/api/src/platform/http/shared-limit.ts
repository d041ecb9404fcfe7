import type { CreateRateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

export interface RouteBound {
  max: number
  timeWindow: string
  /** Counted together with other routes. */
  shared?: true
}

/** A limit outside a route needs a name, under which all nodes count it. */
type NamedBound = CreateRateLimitOptions & { name: string }

const bounds = new WeakMap<object, RouteBound>()

/** Registers the limit of a hook that counts by itself, for docs/security/bounds.md. */
export function registerBound<Hook extends object>(hook: Hook, bound: RouteBound): Hook {
  bounds.set(hook, bound)
  return hook
}

/** One limit for several routes: each has it as its `preHandler` instead of `config.rateLimit`. */
export function sharedLimit(
  app: FastifyInstance,
  { name: groupId, max, timeWindow }: { name: string; max: number; timeWindow: string },
) {
  return registerBound(app.rateLimit({ max, timeWindow, groupId }), { max, timeWindow, shared: true })
}

/** Counts on demand; the caller acts on the result. */
export function namedLimit(app: FastifyInstance, { name: groupId, ...bound }: NamedBound) {
  const named: CreateRateLimitOptions & { groupId: string } = { ...bound, groupId }
  return app.createRateLimit(named)
}

export const boundsOf = (hooks: readonly unknown[]): RouteBound[] =>
  hooks.flatMap((hook) => (typeof hook === 'function' ? (bounds.get(hook) ?? []) : []))
