export { hasReachableDevice, ownReachableDevice } from './reachable-devices.ts'
