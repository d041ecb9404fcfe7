import type { Breaks } from '../../break.ts'

const members = 'apps/api/src/features/members'
const push = 'apps/api/src/features/push'
const conformance = 'tests/conformance/users.test.ts'
const routes = `${members}/users.routes.ts`
const payload = 'packages/contract/src/users.ts'

const own = { file: `${members}/own-user.ts`, test: conformance }
const ownProfile = { ...own, named: 'has userProfile' }
const ownData = { ...own, named: 'has userData' }
const other = {
  file: `${members}/other-user.ts`,
  test: `${members}/users.test.ts`,
  named: 'nothing in them that is hers alone',
}
const otherCommunities = { test: `${members}/users.test.ts`, named: 'comes with her communities' }
const token = { file: `${push}/keep-device.ts`, test: conformance, named: 'stores the push token' }
const update = {
  file: `${members}/update-user.ts`,
  test: conformance,
  named: 'keeps what the last-connection call says',
}

/** The calls on users. */
export const users: Breaks = {
  'GET /api/users/me, populating « userProfile »': { ...ownProfile, from: 'userProfile: {', to: 'profile: {' },
  'GET /api/users/me, populating « userProfile … its files »': { ...ownProfile, from: '\n      files,', to: '' },
  'GET /api/users/me, populating « userProfile … its … certificate »': {
    ...ownProfile,
    from: 'certificate: profile.certificate',
    to: 'certificate: null',
  },
  'GET /api/users/me, populating « userData »': { ...ownData, from: 'userData: {', to: 'data: {' },
  'GET /api/users/me, populating « userData … its blockedMembers »': {
    ...ownData,
    from: 'blockedMembers: blocked',
    to: 'blockedMembers: []',
  },
  'GET /api/users/me: « current user », auth: « bearer »': {
    file: routes,
    from: "config: { access: 'member' },\n    handler: (request) => loadOwn(viewerOf(request))",
    to: "config: { access: 'public' },\n    handler: (request) => loadOwn(request.viewer ?? ({ id: 1, sessionId: null } as never))",
    test: conformance,
    named: 'is refused without a bearer',
  },
  'GET /api/users/{id}: « any user », populating « communities »': {
    ...otherCommunities,
    file: other.file,
    from: '    communities,\n  }',
    to: '    communities: [],\n  }',
  },
  'GET /api/users/{id}: « any user », populating « avatar »': {
    ...otherCommunities,
    file: 'apps/api/src/features/communities/communities-of.queries.ts',
    from: "avatar: avatar === null ? null : fileView(avatar, '')",
    to: 'avatar: null',
  },
  'GET /api/users/{id}: « any user », populating « userData »': { ...other, from: 'userData: {', to: 'data: {' },
  'GET /api/users/{id}: « any user », populating « userProfile »': {
    ...other,
    from: 'userProfile: {',
    to: 'profile: {',
  },
  'GET /api/users/{id}: « any user », populating « files »': {
    ...other,
    from: 'files: userFiles(photos)',
    to: 'files: []',
    named: 'are for another those that she may see',
  },
  'GET /api/users/{id}: « any user », populating « blockedMembers »': {
    ...other,
    from: ', blockedMembers: []',
    to: '',
  },
  '… with no authorisation: what is hers alone (whom she blocks, how she is notified, her certificate, her address) stays empty or away for others, and a profile that the reader may not see is not found':
    {
      ...other,
      from: 'userData: { id, notifications: [], blockedMembers: [] }',
      to: "userData: (await (await import('./own-user.ts')).loadOwnUser(db, { id, sessionId: null })).userData",
    },
  'PUT /api/users/{id} (bearer), payload fcmDate: « stores the push token »': {
    ...token,
    from: 'update.fcmDate ? new Date(Math.min(now.getTime(), new Date(update.fcmDate).getTime())) : now',
    to: 'update && now',
  },
  'PUT /api/users/{id} (bearer), payload fcmToken: « stores the push token »': {
    ...token,
    from: 'if (update.fcmToken === undefined) return',
    to: 'return',
  },
  'PUT /api/users/{id} (bearer), payload fcmPassword: « stores the push token »': {
    ...token,
    from: 'if (fcmPassword !== undefined) await',
    to: 'if (fcmPassword === undefined) await',
  },
  '… « same call with empty values clears it »': {
    ...token,
    from: '    await tx.delete(pushDevices).where(ofSession)\n    return',
    to: '    return',
  },
  'PUT /api/users/{id} (bearer), payload lastConnection (ISO)': {
    ...update,
    from: 'set({ lastConnection: at })',
    to: 'set({ lastConnection: now })',
  },
  'PUT /api/users/{id} (bearer), payload pause (0)': {
    ...update,
    file: payload,
    from: '    pause: z.literal(0),\n',
    to: '',
  },
  'PUT /api/users/{id} (bearer), payload deviceType (Mobile or Desktop)': {
    file: payload,
    from: "z.enum(['Mobile', 'Desktop'])",
    to: 'z.string()',
    test: conformance,
    named: 'knows no other type of device',
  },
  'PUT /api/users/{id} (bearer), payload deviceBrowser': {
    ...update,
    from: 'const device = { deviceType, deviceBrowser,',
    to: 'const device = { deviceType,',
  },
  'PUT /api/users/{id} (bearer), payload deviceOs': {
    ...update,
    from: 'const device = { deviceType, deviceBrowser, deviceOs,',
    to: 'const device = { deviceType, deviceBrowser,',
  },
  'PUT /api/users/{id} (bearer), payload onPwa': {
    ...update,
    from: 'const device = { deviceType, deviceBrowser, deviceOs, onPwa }',
    to: 'const device = { deviceType, deviceBrowser, deviceOs }',
  },
  '… taken « if the previous connection is over 15 minutes old »': {
    file: update.file,
    from: 'constants.lastConnectionThrottle',
    to: '2 * constants.lastConnectionThrottle',
    test: `${members}/members.test.ts`,
    named: 'moves only after 15 minutes',
  },
  '… taken « if the previous connection is … missing »': {
    ...update,
    from: 'or(isNull(users.lastConnection), lt(users.lastConnection, throttle))',
    to: 'lt(users.lastConnection, throttle)',
  },
  '… sent by the page only then': {
    file: 'apps/web/app/live/tell-connection.ts',
    from: '> constants.lastConnectionThrottle',
    to: '>= constants.lastConnectionThrottle',
    test: 'apps/web/app/live/tell-connection.test.ts',
    named: 'is not sent where it is',
  },
  'PUT /api/users/{id}: only her own row': {
    file: routes,
    from: "      if (viewer.id !== request.params.id) throw new AppError('FORBIDDEN')\n",
    to: '',
    test: `${members}/members.test.ts`,
    named: 'refuses the row of another member',
  },
  'PUT /api/users/{id}: only the listed fields': {
    file: payload,
    from: '  .strict()\n',
    to: '',
    test: `${members}/members.test.ts`,
    named: 'any field that is not listed',
  },
}
