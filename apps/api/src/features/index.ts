import type { FastifyInstance } from 'fastify'
import type { EventListener } from '../platform/event-dispatcher.ts'
import type { FeatureOptions } from './feature-options.ts'
import { registerFilesJobs } from './files/files.jobs.ts'
import { filesListeners } from './files/files.listeners.ts'
import { filesRoutes } from './files/files.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { usersRoutes } from './members/users.routes.ts'
import { placesRoutes } from './places/places.routes.ts'

/** The table of contents: every feature's routes and listeners. */
export async function registerFeatures(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  registerFilesJobs(options)
  await app.register(filesRoutes, options)
  await app.register(membersRoutes, options)
  await app.register(usersRoutes, options)
  await app.register(placesRoutes, options)
}

/** Everything that reacts to events. */
export function featureListeners(options: Omit<FeatureOptions, 'unitOfWork'>): EventListener[] {
  return [...filesListeners(options)]
}
