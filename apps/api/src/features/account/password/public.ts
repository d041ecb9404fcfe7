export { changePassword } from './change-password.ts'
export { notifyPasswordChanged } from './notify-password-changed.ts'
export { requireStrongPassword } from './password-strength.ts'
export { createResetToken, ownerOfReset, resetPassword } from './reset-password.ts'
