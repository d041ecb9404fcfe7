export { removeLostFactor, requestFactorRemoval } from './factor-removal.ts'
export { hashRecoveryCodes } from './hash-recovery-codes.ts'
export { mailSafetyChanged, notifySafetyChanged } from './notify-safety-changed.ts'
export { secondFactorRoutes } from './second-factor.routes.ts'
