export { assignedTo } from './assignment.ts'
export { listQueue } from './list-queue.ts'
export { queueRoutes } from './queue.routes.ts'
