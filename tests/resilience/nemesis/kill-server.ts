import type { Nemesis } from './nemesis.ts'

/** kill -9 of the server; its database stays behind, alone, and is found by the next start. */
export const killServer: Nemesis = {
  name: 'kill -9 of the server',
  strike: async ({ site }) => {
    await site.kill('SIGKILL')
    await site.start()
  },
}
