import type { Nemesis } from './nemesis.ts'

/** Loaded before the server: shifts the process's own `Date` by an hour at each SIGUSR2, forwards, back, home. */
export const clockPreload = new URL('../fixtures/shifted-clock.ts', import.meta.url)

/** The server's clock jumps forwards by an hour, then back behind the true time, then home; each lasts some answers. */
export const jumpClock: Nemesis = {
  name: 'clock jumps by an hour, both ways',
  strike: async ({ site, history }) => {
    for (const hours of ['1', '-1', '0']) {
      site.server.child.kill('SIGUSR2')
      await site.server.says(new RegExp(`clock shifted by ${hours} h(?![\\s\\S]*clock shifted)`))
      await history.acknowledges(10)
    }
  },
}
