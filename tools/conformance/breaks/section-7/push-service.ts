import type { Breaks } from '../../break.ts'

const push = 'apps/web/app/features/push'
const pwa = 'apps/web/app/pwa'
const reach = {
  file: `${push}/browser-reach.ts`,
  test: `${push}/push-registration.test.ts`,
  named: 'makes a subscription where there is none',
}

/** The push messaging service and the worker that hears it. */
export const pushService: Breaks = {
  '« A push messaging service supplies registration tokens »': {
    ...reach,
    from: 'return JSON.stringify(subscribed)',
    to: "return ''",
  },
  '« A browser push subscription is created when none exists »': {
    ...reach,
    from: 'if (known !== null && hasKey(known, key)) return known',
    to: "if (known === null) throw new PushError('token-subscribe-failed')\n  if (hasKey(known, key)) return known",
  },
  '« A push service-worker script is served from the site root »': {
    file: 'apps/web/build-plugins/standalone-scripts.ts',
    from: "fileName: 'service-worker.js'",
    to: "fileName: 'assets/service-worker.js'",
    test: 'apps/web/build-plugins/standalone-scripts.test.ts',
    named: 'puts the worker at the root of the site',
  },
  '… « and registered »': {
    file: `${pwa}/worker-registration.ts`,
    from: "return await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' })",
    to: 'return address ? null : null',
    test: `${pwa}/worker-registration.test.ts`,
    named: 'registers the worker of the root',
  },
  '… « with the public push configuration as query parameters »: « init flag, api key, auth domain, project id, storage bucket, messaging sender id, app id, measurement id »':
    {
      file: `${pwa}/worker-address.ts`,
      from: '...known]',
      to: '...known.slice(1)]',
      test: `${pwa}/worker-address.test.ts`,
      named: 'every parameter of specification §7',
    },
}
