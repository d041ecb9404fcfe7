import type { Breaks } from '../break.ts'

const push = 'apps/web/app/features/push'
const missingChunk = {
  file: 'apps/web/app/errors/missing-chunk.ts',
  test: 'apps/web/app/errors/missing-chunk.test.ts',
}
const buildWatch = { file: 'apps/web/app/pwa/build-watch.ts', test: 'apps/web/app/pwa/build-watch.test.ts' }
const signs = { file: `${push}/push-signs.ts`, test: `${push}/push-signs.test.ts` }
const words = { file: 'apps/web/app/text/push.ts', test: `${push}/enable-notifications.test.ts` }
const freshness = {
  file: 'packages/contract/src/members.ts',
  test: 'tests/conformance/rules.test.ts',
  named: 'in the variant that knows grey',
}
const theme = { file: 'apps/web/app/theme/apply-theme.ts', test: 'tests/conformance/theme.test.ts' }
const logout = { file: 'apps/web/app/routes/logout.tsx', test: 'apps/web/app/routes/logout.test.tsx' }
const recovery = { file: `${push}/fcm/sign-in-recovery.ts`, test: `${push}/fcm/sign-in-recovery.test.ts` }
const token = { file: `${push}/token-age.ts`, test: `${push}/token-age.test.ts` }
const identity = 'apps/api/src/features/identity'

/** States and transitions. */
export const section4: Breaks = {
  '« a route may declare a check »': {
    file: 'apps/web/app/navigation/route-checks.ts',
    from: "typeof value !== 'string' || !fits(value)",
    to: "typeof value !== 'string'",
    test: 'apps/web/app/navigation/route-checks.test.ts',
    named: 'refuses what does not, in the words of the specification',
  },
  'A failed route check shows a 404 page, « Page Not Found: {path} »': {
    file: 'apps/web/app/errors/not-found.ts',
    from: "`Page Not Found: ${pageAddress(request).pathname}`, { status: 404, statusText: 'Not Found' }",
    to: "`Page Not Found: ${pageAddress(request).pathname}`, { status: 403, statusText: 'Forbidden' }",
    test: 'apps/web/app/errors/route-error.test.tsx',
    named: 'a check refused the path',
  },
  'An unmatched path « ends in a non-fatal 404 error, ‹ Page not found: {path} › »': {
    file: 'apps/web/app/routes/not-found.tsx',
    from: 'throw unmatchedPath(request)',
    to: 'throw new Error(JSON.stringify(unmatchedPath(request)))',
    test: 'apps/web/app/routes/not-found.test.ts',
  },
  '« Route rules may redirect »': {
    file: 'apps/web/app/middleware/follow-rule.ts',
    from: 'if (found !== null) return follow(',
    to: 'if (found === null) return follow(',
    test: 'apps/web/app/middleware/redirect-rules.test.ts',
    named: 'keeps what the address asks',
  },
  '… « an external target causes a full page load »': {
    file: 'apps/web/app/navigation/redirect-to.ts',
    from: 'outside !== null || whole ? redirectDocument',
    to: 'whole ? redirectDocument',
    test: 'apps/web/app/navigation/redirect-to.test.ts',
    named: 'leads to another site only where that was said',
  },
  '« Navigating to an external URL without an explicit flag is refused »': {
    file: 'apps/web/app/navigation/navigate-to.ts',
    from: 'path === null && external ?',
    to: 'path === null ?',
    test: 'apps/web/app/navigation/navigate-to.test.ts',
    named: 'is refused where it leads elsewhere',
  },
  'Build updates: « the latest build descriptor is polled periodically »': {
    ...buildWatch,
    from: "if (document.visibilityState === 'visible') void ask()",
    to: 'askedAt = Date.now()',
    named: 'asks for the latest build every five minutes',
  },
  '… « A changed id triggers a reload on the next navigation »': {
    ...buildWatch,
    from: 'if (newer) reload()',
    to: 'if (newer) void handOver()',
    named: 'reloads for a changed build at the next page',
  },
  '« A chunk load failure reloads the page once at the target path »': {
    ...missingChunk,
    from: 'if (target !== undefined && opensWhole(target))',
    to: 'if (target !== undefined && opensWhole(location))',
    named: 'at the path she was going to',
  },
  '… « guarded by a 10 second window remembered for the session »': {
    ...missingChunk,
    from: '    sessionStorage.setItem(storageKey, String(Date.now()))\n',
    to: '',
    named: 'does so once within the guard',
  },
  'Permission default: « the prompt is shown »': { ...signs, from: "permission === 'default' && ", to: 'false && ' },
  'Permission granted: « push registration happens »': {
    file: `${push}/keep-device.ts`,
    from: 'if (granted) await (await registration()).registerDevice(viewerId)',
    to: 'if (granted) await registration()',
    test: `${push}/keep-device.test.ts`,
    named: 'only logs a push token that could not be updated',
  },
  'Permission granted: « and the prompt is hidden »': {
    ...signs,
    from: "permission === 'default' && ",
    to: "permission !== 'denied' && ",
  },
  'Permission denied: « the floating bell is shown »': {
    ...signs,
    from: "permission === 'denied' && around.supported",
    to: "permission === 'denied' && around.installed",
  },
  'Permission denied: « and the push token is deleted »': {
    file: `${push}/push-registration.ts`,
    from: "  await pushApi(api).tellToken(userId, { fcmToken: '', fcmDate: '', fcmPassword: '' })\n",
    to: '',
    test: `${push}/push-registration.test.ts`,
    named: 'cleared by empty values',
  },
  'Enable, granted: « Les notifications sont activées ! 🎉 »': { ...words, from: 'activées ! 🎉', to: 'activées.' },
  'Enable, denied: « Les notifications sont désactivées ! 😢 »': {
    ...words,
    from: 'désactivées ! 😢',
    to: 'désactivées.',
  },
  'Enable, otherwise: « Les notifications sont en attente ! 🕒 »': {
    file: `${push}/enable-notifications.ts`,
    from: "default: 'warning'",
    to: "default: 'error'",
    test: `${push}/enable-notifications.test.ts`,
  },
  '« Later » dismisses the prompt': {
    file: `${push}/permission-prompt.tsx`,
    from: '            onLater()\n',
    to: '',
    test: 'tests/journeys/push.spec.ts',
    named: 'she is asked once a second has passed',
  },
  'Freshness badge, « by hours since last connection »: « under 24 h green »': {
    ...freshness,
    from: 'hours < constants.freshnessGreenHours',
    to: 'hours <= constants.freshnessGreenHours',
  },
  'Freshness badge, « by hours since last connection »: « under 72 h amber »': {
    ...freshness,
    from: 'hours < constants.freshnessAmberHours',
    to: 'hours <= constants.freshnessAmberHours',
  },
  'Freshness badge, « by hours since last connection »: « under 168 h purple »': {
    ...freshness,
    from: 'hours < constants.freshnessPurpleHours',
    to: 'hours <= constants.freshnessPurpleHours',
  },
  'Freshness badge, « by hours since last connection »: « otherwise no badge »': {
    ...freshness,
    from: "hours < constants.freshnessGreyHours ? 'grey' : null",
    to: "hours < constants.freshnessGreyHours ? 'grey' : 'purple'",
  },
  'Freshness badge: « under 720 h grey (one variant only) »': {
    ...freshness,
    from: 'return upTo720Hours && hours',
    to: 'return hours',
  },
  'Theme: auto or empty is dark « except between 8:00 and 18:59 local time »': {
    file: 'apps/web/app/theme/theme.ts',
    from: 'now.getHours()\n  return hour >= dayStartsAt &&',
    to: 'now.getHours()\n  return hour > dayStartsAt &&',
    test: 'tests/conformance/theme.test.ts',
    named: 'is dark by itself',
  },
  'Theme: « light removes dark »': {
    ...theme,
    from: "root.classList.toggle('dark', theme === 'dark')",
    to: "if (theme === 'dark') root.classList.toggle('dark', true)",
    named: 'removes dark for light and adds it for dark',
  },
  'Theme: « dark adds dark »': {
    ...theme,
    from: "root.classList.toggle('dark', theme === 'dark')",
    to: "root.classList.toggle('dark', false)",
    named: 'removes dark for light and adds it for dark',
  },
  'Theme, decided before the first paint': {
    ...theme,
    from: '  decide()\n  waitForTurn()\n  document',
    to: '  waitForTurn()\n  document',
    test: 'apps/web/build-plugins/standalone-scripts.test.ts',
    named: 'before anything is painted',
  },
  '« A banned user … triggers logout »: her session ends with the next request': {
    file: `${identity}/session-reader.ts`,
    from: ' || isShutOut(row, now())',
    to: '',
    test: `${identity}/identity.test.ts`,
    named: 'shuts out a banned, suspended or blocked member at once',
  },
  '… at once, on every open page, with its sockets closed': {
    file: `${identity}/identity.listeners.ts`,
    from: '    tx.afterCommit(() => realtime.disconnect(memberId))\n',
    to: '',
    test: `${identity}/shut-out.test.ts`,
    named: 'leaves at once on every open page',
  },
  '« a failed user load triggers logout » (401, 403 and 404; no network, 429 and 5xx keep her signed in)': {
    file: 'apps/web/app/live/user-load.ts',
    from: ' || error.status === 404',
    to: '',
    test: 'apps/web/app/live/user-load.test.ts',
    named: 'a user load that answers 404',
  },
  '« Logout clears the auth cookie »': {
    ...logout,
    from: "throw redirect('/logout', { headers })",
    to: "throw redirect('/logout')",
    named: 'hands on the cookies',
  },
  '… « then redirects to the app URL »': { ...logout, from: 'url=${home}', to: 'url=/login', named: 'leads to the' },
  '… « after 1 s »': {
    ...logout,
    from: 'constants.logoutRedirectDelay / 1000',
    to: '2 * constants.logoutRedirectDelay / 1000',
    named: 'leads to the',
  },
  '« Blocked users are flagged »': {
    file: `${identity}/shut-out.ts`,
    from: 'return blocked || banned ||',
    to: 'return banned ||',
    test: `${identity}/identity.test.ts`,
    named: 'shuts out a banned, suspended or blocked member at once',
  },
  'Push-provider sign-in recovery: « user-not-found: create the user »': {
    ...recovery,
    from: "'user-not-found': 'create',",
    to: "'user-not-found': 'rethrow',",
    named: 'user-not-found: creates the user',
  },
  '… « wrong-password: retry with the fallback password »': {
    ...recovery,
    from: "'wrong-password': 'retry' }",
    to: "'wrong-password': 'recreate' }",
    named: 'wrong-password: retries',
  },
  '… « wrong-password: … then delete and recreate the user »': {
    ...recovery,
    from: "'wrong-password': 'recreate' }",
    to: "'wrong-password': 'rethrow' }",
    named: 'wrong-password: retries',
  },
  '… « missing-password …: delete and recreate the user »': {
    ...recovery,
    from: "'missing-password': 'recreate'",
    to: "'missing-password': 'create'",
    named: 'missing-password: deletes and recreates',
  },
  '… « … invalid-credential: delete and recreate the user »': {
    ...recovery,
    from: "'invalid-credential': 'recreate'",
    to: "'invalid-credential': 'create'",
    named: 'invalid-credential: deletes and recreates',
  },
  '… « other errors are rethrown »': {
    ...recovery,
    from: "if (next === 'rethrow') throw failure",
    to: "if (next === 'rethrow') throw new Error(String(failure))",
    named: 'rethrows other errors',
  },
  '« Push token: refreshed if older than 7 days »': {
    ...token,
    from: '> constants.pushTokenMaxAge',
    to: '>= 2 * constants.pushTokenMaxAge',
  },
  '… « or if the token … is missing »': {
    ...token,
    from: 'if (device === undefined || !passwordKept',
    to: 'if (device === undefined) return false\n  if (!passwordKept',
  },
  '… « or if the … password is missing »': { ...token, from: '!passwordKept || ', to: '' },
  '« Incoming foreground push messages are only logged »': {
    file: `${push}/pressed-pushes.ts`,
    from: "logWarning('push received in the foreground', data.tag)",
    to: "navigateTo('/notifications', { by })",
    test: `${push}/pressed-pushes.test.ts`,
    named: 'only logs what arrives while she is looking',
  },
  '« Service worker registration failure is only logged »': {
    file: 'apps/web/app/pwa/worker-registration.ts',
    from: "if (known === undefined) logWarning('service worker not registered', error)",
    to: 'if (known === undefined) throw error',
    test: 'apps/web/app/pwa/worker-registration.test.ts',
    named: 'only logs a registration that fails',
  },
}
