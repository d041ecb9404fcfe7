export { PushHealth } from './health/push-health.tsx'
export { PushCompanion } from './push-companion.tsx'
export { PushPart } from './push-part.tsx'
