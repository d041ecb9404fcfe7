export { federatedRoutes } from './federated.routes.ts'
export { federatedLinkRoutes } from './federated-link.routes.ts'
export { newcomerRoutes } from './newcomer.routes.ts'
