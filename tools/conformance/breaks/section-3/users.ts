import type { Break, Breaks } from '../../break.ts'

const members = 'apps/api/src/features/members'
const ownUser = { file: `${members}/own-user.ts`, test: 'tests/conformance/users.test.ts' }

/** What she is told of herself, without one of its lines. */
const without = (line: string, named: string): Break => ({ ...ownUser, from: `\n${line}`, to: '', named })

const fields = 'has the fields of User'
const token = 'stores the push token'
const profile = 'has userProfile'
const data = 'has userData'

/** User, UserProfile and UserData, as they are told to her. */
export const users: Breaks = {
  'User: id': without('    id: user.id,', fields),
  'User: username': without('    username: user.username,', fields),
  'User: email': without('    email: user.email,', fields),
  'User: blocked': without('    blocked: user.blocked,', fields),
  'User: banned': without('    banned: user.banned,', fields),
  'User: roleUser': without('    roleUser: user.roleUser,', fields),
  'User: lastConnection': without('    lastConnection: user.lastConnection?.toISOString() ?? null,', fields),
  'User: geolocation (with zip)': { ...ownUser, from: ' zip: user.zip,', to: '', named: fields },
  'User: latitude': without('    latitude: user.latitude,', fields),
  'User: longitude': without('    longitude: user.longitude,', fields),
  'User: reason': without('    reason: user.reason,', fields),
  'User: fcmToken': without('    fcmToken: push?.token ?? null,', token),
  'User: fcmDate': without('    fcmDate: push?.at.toISOString() ?? null,', token),
  'User: fcmPassword': without('    fcmPassword: user.fcmPassword !== null,', token),
  'User: deviceType': without('    deviceType: user.deviceType,', fields),
  'User: deviceBrowser': without('    deviceBrowser: user.deviceBrowser,', fields),
  'User: deviceOs': without('    deviceOs: user.deviceOs,', fields),
  'User: onPwa': without('    onPwa: user.onPwa,', fields),
  'User: pause': { ...ownUser, from: 'pause: user.pause', to: 'pause: 0', named: 'never ends a pause' },
  'User, relations: userProfile': { ...ownUser, from: 'userProfile: {', to: 'profile: {', named: profile },
  'User, relations: userData': { ...ownUser, from: 'userData: {', to: 'data: {', named: data },
  'User, relations: communities (with avatar)': {
    file: 'apps/api/src/features/communities/communities-of.queries.ts',
    from: "avatar: avatar === null ? null : fileView(avatar, '')",
    to: 'avatar: null',
    test: `${members}/users.test.ts`,
    named: 'each with its avatar',
  },
  'UserProfile: status': without('      status: profile.status,', profile),
  'UserProfile: certified': {
    ...ownUser,
    from: 'certified: profile.certified',
    to: 'certified: false',
    named: profile,
  },
  'UserProfile: certificate': {
    ...ownUser,
    from: 'certificate: profile.certificate',
    to: 'certificate: null',
    named: profile,
  },
  'UserProfile: files': without('      files,', profile),
  '… files hold all her photos that the reader may see, the main one first': {
    file: `${members}/user-files.ts`,
    from: '.toSorted((one, other) => Number(other.main) - Number(one.main))',
    to: '',
    test: `${members}/users.test.ts`,
    named: 'the main one first',
  },
  'UserData: id': without('      id: user.id,', data),
  'UserData: blockedMembers': { ...ownUser, from: 'blockedMembers: blocked', to: 'blockedMembers: []', named: data },
}
