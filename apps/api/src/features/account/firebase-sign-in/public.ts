export { firebaseRoutes } from './firebase.routes.ts'
