export { PushCompanion } from './push-companion.tsx'
export { PushHealth } from './push-health.tsx'
