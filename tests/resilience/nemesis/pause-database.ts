import type { Site } from '../site.ts'
import type { Nemesis } from './nemesis.ts'

const BACKENDS = `SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`

async function processes(site: Site): Promise<number[]> {
  const backends = await site.query<{ pid: number }>(BACKENDS)
  return [site.postmaster().pid, ...backends.map(({ pid }) => pid)]
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** SIGSTOP: PostgreSQL is there and says nothing, until clients give up; then it goes on as if nothing had been. */
export const pauseDatabase: Nemesis = {
  name: 'PostgreSQL paused',
  strike: async ({ site, history }) => {
    const pids = await processes(site)
    signal(pids, 'SIGSTOP')
    try {
      await history.loses(3)
    } finally {
      signal(pids, 'SIGCONT')
    }
    await history.acknowledges(3)
  },
}
