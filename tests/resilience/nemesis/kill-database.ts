import { until } from '../site.ts'
import type { Nemesis } from './nemesis.ts'

/** kill -9 of PostgreSQL's first process; the server goes on and starts it again. */
export const killDatabase: Nemesis = {
  name: 'kill -9 of PostgreSQL',
  strike: async ({ site }) => {
    const { pid } = site.postmaster()
    process.kill(pid, 'SIGKILL')
    await until(() => hasAnother(site, pid), `another PostgreSQL than ${pid} runs`)
    await site.ready()
  },
}

function hasAnother(site: Parameters<Nemesis['strike']>[0]['site'], pid: number): boolean {
  try {
    return site.postmaster().pid !== pid
  } catch {
    return false
  }
}
