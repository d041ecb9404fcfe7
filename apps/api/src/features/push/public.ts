export { keepDevice } from './keep-device.ts'
export { loadOwnToken } from './push.queries.ts'
export { pushSealed } from './push.sealed.ts'
export { deviceOfHers, hasReachableDevice } from './reachable.ts'
