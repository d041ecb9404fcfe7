export { CheckInPlace } from './check-in-place.tsx'
