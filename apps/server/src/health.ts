import type { OpenDatabase } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'

export interface HealthChecks {
  pool: OpenDatabase['pool']
  jobs: () => boolean
  /** False from the moment the process was asked to stop, so that nothing new is sent to it. */
  accepting: () => boolean
}

/** /healthz: the process lives. /readyz: it can serve (its database answers, its jobs run; migrations came before). */
export function registerHealth(app: FastifyInstance, { pool, jobs, accepting }: HealthChecks): void {
  const config = { access: 'public' } as const
  app.get('/healthz', { config, schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config, schema: { hide: true } }, async (_request, reply) => {
    const checks = { accepting: accepting(), database: await answers(pool), jobs: jobs() }
    const ready = Object.values(checks).every(Boolean)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable', checks })
  })
}

async function answers(pool: OpenDatabase['pool']): Promise<boolean> {
  try {
    await pool.query('SELECT 1')
    return true
  } catch {
    return false
  }
}
