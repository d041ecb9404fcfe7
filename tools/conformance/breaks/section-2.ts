import type { Breaks } from '../break.ts'
import { links } from './section-2/links.ts'
import { routes } from './section-2/routes.ts'

const push = 'apps/web/app/features/push'

const overlays: Breaks = {
  '« Full-screen loading splash with a variant-specific animated logo »': {
    file: 'apps/web/app/brand/marks.tsx',
    from: 'drawing="splash"',
    to: 'drawing="lockup"',
    test: 'apps/web/app/root.test.tsx',
    named: 'opens behind the animated mark of its brand',
  },
  '« shown until the first route change completes », and never longer than a second': {
    file: 'apps/web/app/theme/end-splash.ts',
    from: 'addEventListener(firstRouteEvent, endSplash, { once: true })',
    to: 'endSplash()',
    test: 'apps/web/app/theme/end-splash.test.ts',
    named: 'waits with the splash for the first route',
  },
  '« then fades out over 250 ms »': {
    file: 'apps/web/app/styles/splash.css',
    from: 'splash-out 250ms',
    to: 'splash-out 0ms',
    test: 'tests/conformance/constants.test.ts',
    named: 'in the fade of the splash',
  },
  '« Notification-permission prompt card », « enable my notifications » and « later »': {
    file: `${push}/permission-prompt.tsx`,
    from: '{pushText.prompt.later}',
    to: '{pushText.prompt.enable}',
    test: `${push}/permission-prompt.test.tsx`,
  },
  '« A floating bell icon, shown when notifications are denied »': {
    file: `${push}/push-signs.ts`,
    from: "permission === 'denied' && around.supported",
    to: "permission === 'granted' && around.supported",
    test: `${push}/push-signs.test.ts`,
    named: 'denied',
  },
  '… « opens a modal explaining how to re-enable notifications », with « done »': {
    file: `${push}/denied-bell.tsx`,
    from: 'onClick={() => setOpen(true)}',
    to: '',
    test: 'tests/journeys/push.spec.ts',
    named: 'a refusal shows the bell',
  },
  '… « The help text links to the contact page »': {
    file: `${push}/rescue.tsx`,
    from: 'to="/l/contact"',
    to: 'to="/l/support"',
    test: `${push}/rescue.test.tsx`,
  },
  '« Floating in-app toast notifications »': {
    file: 'apps/web/app/live/arrivals.ts',
    from: '  showLast(parts)\n',
    to: '',
    test: 'apps/web/app/live/arrivals.test.ts',
    named: 'becomes the last push of the store',
  },
}

/** Screens and routes. */
export const section2: Breaks = { ...routes, ...links, ...overlays }
