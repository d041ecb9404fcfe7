import type { Nemesis } from './nemesis.ts'

/** kill -9 of one process that serves a connection: PostgreSQL then ends every session and recovers by itself. */
export const killBackend: Nemesis = {
  name: 'kill -9 of one connection of PostgreSQL',
  strike: async ({ site, chance }) => {
    const rows = await site.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'consoeurs' AND backend_type = 'client backend'`,
    )
    if (rows.length > 0) process.kill(chance.pick(rows).pid, 'SIGKILL')
    await site.ready()
  },
}
