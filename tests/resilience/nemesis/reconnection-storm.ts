import type { LivePage } from '@consoeurs/test-support'
import { until } from '../site.ts'
import type { Nemesis } from './nemesis.ts'
import type { Network } from './network.ts'

/** Every open page loses its socket at the same moment, and all of them come back at once. */
export const reconnectionStorm = (network: Network, pages: LivePage[]): Nemesis => ({
  name: `${pages.length} pages reconnect at once`,
  strike: async ({ history }) => {
    const before = pages.map(({ subscriptions }) => subscriptions)
    network.cutAll()
    await until(
      () => pages.every(({ subscriptions }, index) => subscriptions > (before[index] ?? 0)),
      'every page has subscribed again',
    )
    await history.acknowledges(5)
  },
})
