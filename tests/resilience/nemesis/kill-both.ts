import type { Nemesis } from './nemesis.ts'

/** Server and PostgreSQL at the same moment, as when the machine loses its power. */
export const killBoth: Nemesis = {
  name: 'kill -9 of the server and of PostgreSQL',
  strike: async ({ site }) => {
    process.kill(site.postmaster().pid, 'SIGKILL')
    await site.kill('SIGKILL')
    await site.start()
  },
}
