import type { Breaks } from '../break.ts'

const halves = {
  file: 'apps/api/src/features/notifications/addressees.ts',
  test: 'apps/api/src/features/notifications/notifications.halves.test.ts',
}

/** Roles and permissions. */
export const section6: Breaks = {
  'Only authenticated users « get notifications »': {
    file: 'apps/api/src/features/notifications/notifications.routes.ts',
    from: "config: { access: 'member' },\n    handler: (request) => listNotifications(db, viewerOf(request).id,",
    to: "config: { access: 'public' },\n    handler: (request) => listNotifications(db, request.viewer?.id ?? 0,",
    test: 'apps/api/src/features/notifications/notifications.test.ts',
    named: 'is refused everywhere',
  },
  '… « the permission prompt »': {
    file: 'apps/web/app/layouts/module-frame.tsx',
    from: '<div className="frame visiting">{children}</div>',
    to: '<div className="frame visiting">{children}</div><PushCompanion viewerId={0} />',
    test: 'apps/web/app/layouts/module-frame.test.tsx',
  },
  '… « last-connection updates »': {
    file: 'apps/api/src/features/members/users.routes.ts',
    from: "config: { access: 'self', rateLimit: { max: 60, timeWindow: '1 minute' } },\n    handler: async (request) => {\n      const viewer = viewerOf(request)",
    to: "config: { access: 'public' },\n    handler: async (request) => {\n      const viewer = request.viewer ?? ({ id: request.params.id, sessionId: 0 } as RequestViewer)",
    test: 'tests/access/routes.test.ts',
    named: 'opens to the roles',
  },
  '… « and the socket subscription »': {
    file: 'apps/api/src/platform/realtime.ts',
    from: 'const viewer = await options.sessions.read(headers)',
    to: 'const viewer = (await options.sessions.read(headers)) ?? ({ id: 0, sessionId: 0 } as Viewer)',
    test: 'tests/conformance/users.test.ts',
    named: 'has no door for a visitor',
  },
  '« Notification handling runs only when the recipient is the current user »': {
    file: 'apps/web/app/live/arrivals.ts',
    from: '  if (recipient.id !== viewerId) return\n',
    to: '',
    test: 'apps/web/app/live/arrivals.test.ts',
    named: 'only if the recipient is the current user',
  },
  '« A roleUser field exists on users » (its values not shown; ours: member, moderator, editor, admin)': {
    file: 'apps/api/src/features/members/own-user.ts',
    from: '    roleUser: user.roleUser,\n',
    to: '',
    test: 'tests/conformance/users.test.ts',
    named: 'has the fields of User',
  },
  '« Banned users are logged out »': {
    file: 'apps/api/src/features/identity/shut-out.ts',
    from: 'return blocked || banned ||',
    to: 'return blocked ||',
    test: 'apps/api/src/features/identity/identity.test.ts',
    named: 'shuts out a banned, suspended or blocked member at once',
  },
  '« blocked users are flagged »': {
    file: 'apps/api/src/features/identity/shut-out.ts',
    from: "  if (blocked) return { ...said, kind: 'blocked' }\n",
    to: '',
    test: 'apps/api/src/features/identity/shut-out.test.ts',
    named: 'may read why',
  },
  'Per-type inApp preferences « decide whether a notification is shown »': {
    ...halves,
    from: "wants(choice, 'inApp', true)",
    to: 'true',
    named: 'devices alone',
  },
  'Per-type push preferences decide « whether a push is sent »': {
    ...halves,
    from: "wants(choice, 'push', false) && choice",
    to: 'choice',
    named: 'the page alone',
  },
  '« Route middleware named user … exist » (its rules are not shown; ours: [0030](decisions/0030-addresses.md))': {
    file: 'apps/web/app/middleware/user.ts',
    from: '  if (viewer === null) throw toTheDoor(url)\n',
    to: '',
    test: 'apps/web/app/middleware/middleware.test.ts',
    named: 'leads everyone else to the door',
  },
  '« Route middleware named … global exist » (its rules are not shown; ours: [0030](decisions/0030-addresses.md))': {
    file: 'apps/web/app/middleware/global.ts',
    from: '  if (leadsOn !== null) throw leadsOn\n',
    to: '',
    test: 'apps/web/app/middleware/middleware.test.ts',
    named: 'follows a rule before anything is loaded',
  },
  '« Push notifications need the browser notification permission »': {
    file: 'apps/web/app/features/push/keep-device.ts',
    from: 'if (granted) await',
    to: 'if (viewerId) await',
    test: 'apps/web/app/features/push/keep-device.test.ts',
    named: 'was not given the permission',
  },
  '« if undecided the user is asked »': {
    file: 'apps/web/app/features/push/push-signs.ts',
    from: "permission === 'default' && !later",
    to: "permission === 'granted' && !later",
    test: 'apps/web/app/features/push/push-signs.test.ts',
    named: 'default',
  },
  '« and if not granted the token request fails »': {
    file: 'apps/web/app/features/push/browser-reach.ts',
    from: 'throw subscribeFailure(error)',
    to: 'return { endpoint: "" } as PushSubscription',
    test: 'apps/web/app/features/push/push-registration.test.ts',
    named: 'fails where the permission is denied',
  },
}
