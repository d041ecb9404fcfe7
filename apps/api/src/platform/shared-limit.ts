import type { CreateRateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** How often something may be asked for, and of what it is counted: of who asks, or of what is asked about. */
export interface RouteBound {
  max: number
  timeWindow: string
  /** A field of the body, where its value is counted in place of who asks. */
  field?: string
  /** Counted together with other routes. */
  shared?: true
}

/** A bound that no route bears has a name: by it every node counts the same thing. */
type NamedBound = CreateRateLimitOptions & { name: string }

const bounds = new WeakMap<object, RouteBound>()

/** A hook that counts by itself says what it counts, for the page of bounds (docs/security/bounds.md). */
export function says<Hook extends object>(hook: Hook, bound: RouteBound): Hook {
  bounds.set(hook, bound)
  return hook
}

/** One bound for several routes together: each has it as its `preHandler` in place of `config.rateLimit`. */
export function sharedLimit(
  app: FastifyInstance,
  { name: groupId, max, timeWindow }: { name: string; max: number; timeWindow: string },
) {
  return says(app.rateLimit({ max, timeWindow, groupId }), { max, timeWindow, shared: true })
}

/** Counts when it is asked to, and leaves it to the caller what comes of it. */
export function namedLimit(app: FastifyInstance, { name: groupId, ...bound }: NamedBound) {
  const named: CreateRateLimitOptions & { groupId: string } = { ...bound, groupId }
  return app.createRateLimit(named)
}

/** What the hooks of a route count by themselves. */
export const boundsOf = (hooks: readonly unknown[]): RouteBound[] =>
  hooks.flatMap((hook) => (typeof hook === 'function' ? (bounds.get(hook) ?? []) : []))
