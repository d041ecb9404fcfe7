export { keepDevice } from './keep-device.ts'
export { loadOwnToken } from './push.queries.ts'
export { deviceOfHers, hasReachableDevice } from './reachable.ts'
