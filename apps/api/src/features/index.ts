import type { FastifyInstance } from 'fastify'
import type { EventListener } from '../platform/event-dispatcher.ts'
import { blocksRoutes } from './blocks/blocks.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { commentsListeners } from './comments/comments.listeners.ts'
import { commentsRoutes } from './comments/comments.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import type { FeatureOptions } from './feature-options.ts'
import { registerFilesJobs } from './files/files.jobs.ts'
import { filesListeners } from './files/files.listeners.ts'
import { filesRoutes } from './files/files.routes.ts'
import { honorsRoutes } from './honors/honors.routes.ts'
import { identityListeners } from './identity/identity.listeners.ts'
import { membersRoutes } from './members/members.routes.ts'
import { usersRoutes } from './members/users.routes.ts'
import { messagesListeners } from './messages/messages.listeners.ts'
import { messagesRoutes } from './messages/messages.routes.ts'
import { notificationsListeners } from './notifications/notifications.listeners.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { pagesRoutes } from './pages/pages.routes.ts'
import { photosListeners } from './photos/photos.listeners.ts'
import { photosRoutes } from './photos/photos.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { reactionsListeners } from './reactions/reactions.listeners.ts'
import { reactionsRoutes } from './reactions/reactions.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { sharesListeners } from './shares/shares.listeners.ts'
import { sharesRoutes } from './shares/shares.routes.ts'
import { visitsRoutes } from './visits/visits.routes.ts'

/** The table of contents: every feature's routes and listeners. */
export async function registerFeatures(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  registerFilesJobs(options)
  await app.register(filesRoutes, options)
  await app.register(membersRoutes, options)
  await app.register(usersRoutes, options)
  await app.register(photosRoutes, options)
  await app.register(placesRoutes, options)
  await app.register(sharesRoutes, options)
  await app.register(reactionsRoutes, options)
  await app.register(commentsRoutes, options)
  await app.register(messagesRoutes, options)
  await app.register(blocksRoutes, options)
  await app.register(catalogueRoutes, options)
  await app.register(contactRoutes, options)
  await app.register(honorsRoutes, options)
  await app.register(notificationsRoutes, options)
  await app.register(pagesRoutes, options)
  await app.register(reportsRoutes, options)
  await app.register(visitsRoutes, options)
}

/** Everything that reacts to events. */
export function featureListeners(options: Omit<FeatureOptions, 'unitOfWork'>): EventListener[] {
  return [
    ...identityListeners(options),
    ...filesListeners(options),
    ...photosListeners,
    ...notificationsListeners(options),
    ...sharesListeners(options),
    ...reactionsListeners(options),
    ...commentsListeners(options),
    ...messagesListeners(options),
  ]
}
