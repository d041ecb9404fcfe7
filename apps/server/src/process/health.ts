import type { OpenDatabase } from '@consoeurs/database'
import type { FastifyInstance } from 'fastify'

export interface HealthChecks {
  pool: OpenDatabase['pool']
  jobs: () => boolean
  /** False once a stop was requested. */
  accepting: () => boolean
}

/** /healthz: the process is alive. /readyz: it can serve. */
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
