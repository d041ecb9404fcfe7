export { accountRoutes } from './account.routes.ts'
export { emailChangeRoutes } from './email-change.routes.ts'
export { writeEmailChange } from './write-email-change.ts'
