import type { FastifyInstance } from 'fastify'
import type { EventListener } from '../platform/event-dispatcher.ts'
import { announcementsListeners } from './announcements/announcements.listeners.ts'
import { announcementsRoutes } from './announcements/announcements.routes.ts'
import { articlesListeners } from './articles/articles.listeners.ts'
import { articlesRoutes } from './articles/articles.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { blocksRoutes } from './blocks/blocks.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { certificationsListeners } from './certifications/certifications.listeners.ts'
import { certificationsRoutes } from './certifications/certifications.routes.ts'
import { commentsListeners } from './comments/comments.listeners.ts'
import { commentsRoutes } from './comments/comments.routes.ts'
import { communitiesRoutes } from './communities/communities.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { draftsRoutes } from './drafts/drafts.routes.ts'
import { faqRoutes } from './faq/faq.routes.ts'
import { favoritesRoutes } from './favorites/favorites.routes.ts'
import type { FeatureOptions } from './feature-options.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { registerFilesJobs } from './files/files.jobs.ts'
import { filesListeners } from './files/files.listeners.ts'
import { filesRoutes } from './files/files.routes.ts'
import { filtersRoutes } from './filters/filters.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { honorsRoutes } from './honors/honors.routes.ts'
import { identityListeners } from './identity/identity.listeners.ts'
import { jobsRoutes } from './jobs/jobs.routes.ts'
import { registerMailsJobs } from './mails/mails.jobs.ts'
import { mailsRoutes } from './mails/mails.routes.ts'
import { mediaRoutes } from './media/media.routes.ts'
import { contactLinkRoutes } from './meetings/contact-link.routes.ts'
import { meetingsRoutes } from './meetings/meetings.routes.ts'
import { deskMembersRoutes } from './members/desk-members.routes.ts'
import { membersRoutes } from './members/members.routes.ts'
import { usersRoutes } from './members/users.routes.ts'
import { messagesListeners } from './messages/messages.listeners.ts'
import { messagesRoutes } from './messages/messages.routes.ts'
import { mutesRoutes } from './mutes/mutes.routes.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { notificationsListeners } from './notifications/notifications.listeners.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { preferencesRoutes } from './notifications/preferences.routes.ts'
import { openingRoutes } from './opening/opening.routes.ts'
import { pagesRoutes } from './pages/pages.routes.ts'
import { passesRoutes } from './passes/passes.routes.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { photosRoutes } from './photos/photos.routes.ts'
import { placesRoutes } from './places/places.routes.ts'
import { previewsRoutes } from './previews/previews.routes.ts'
import { openPush } from './push/open-push.ts'
import { registerPushJobs } from './push/push.jobs.ts'
import { pushListeners } from './push/push.listeners.ts'
import { pushRoutes } from './push/push.routes.ts'
import { pushIdentityRoutes } from './push/push-identity.routes.ts'
import { reactionsListeners } from './reactions/reactions.listeners.ts'
import { reactionsRoutes } from './reactions/reactions.routes.ts'
import { reportsListeners } from './reports/reports.listeners.ts'
import { reportsRoutes } from './reports/reports.routes.ts'
import { reviewsListeners } from './reviews/reviews.listeners.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { rolesRoutes } from './roles/roles.routes.ts'
import { roomsListeners } from './rooms/rooms.listeners.ts'
import { roomsRoutes } from './rooms/rooms.routes.ts'
import { sanctionsRoutes } from './sanctions/sanctions.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { settingsRoutes } from './settings/settings.routes.ts'
import { sharesListeners } from './shares/shares.listeners.ts'
import { sharesRoutes } from './shares/shares.routes.ts'
import { sitemapsRoutes } from './sitemaps/sitemaps.routes.ts'
import { transparencyListeners } from './transparency/transparency.listeners.ts'
import { transparencyRoutes } from './transparency/transparency.routes.ts'
import { visitsRoutes } from './visits/visits.routes.ts'

/** The table of contents: every feature's routes and listeners. */
export async function registerFeatures(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  const push = openPush(options, app.log)
  registerFilesJobs(options)
  registerMailsJobs(options)
  registerPushJobs({ ...options, ...push })
  await app.register(announcementsRoutes, options)
  await app.register(articlesRoutes, options)
  await app.register(figuresRoutes, options)
  await app.register(auditRoutes, options)
  await app.register(filesRoutes, options)
  await app.register(jobsRoutes, options)
  await app.register(mailsRoutes, options)
  await app.register(mediaRoutes, options)
  await app.register(meetingsRoutes, options)
  await app.register(contactLinkRoutes, options)
  await app.register(membersRoutes, options)
  await app.register(deskMembersRoutes, options)
  await app.register(usersRoutes, options)
  await app.register(photosRoutes, options)
  await app.register(placesRoutes, options)
  await app.register(sharesRoutes, options)
  await app.register(reactionsRoutes, options)
  await app.register(commentsRoutes, options)
  await app.register(messagesRoutes, options)
  await app.register(blocksRoutes, options)
  await app.register(catalogueRoutes, options)
  await app.register(certificationsRoutes, options)
  await app.register(communitiesRoutes, options)
  await app.register(notesRoutes, options)
  await app.register(contactRoutes, options)
  await app.register(draftsRoutes, options)
  await app.register(faqRoutes, options)
  await app.register(favoritesRoutes, options)
  await app.register(filtersRoutes, options)
  await app.register(historyRoutes, options)
  await app.register(honorsRoutes, options)
  await app.register(mutesRoutes, options)
  await app.register(notificationsRoutes, options)
  await app.register(preferencesRoutes, options)
  await app.register(openingRoutes, options)
  await app.register(pagesRoutes, options)
  await app.register(passesRoutes, options)
  await app.register(personalDataRoutes, options)
  await app.register(previewsRoutes, options)
  await app.register(pushRoutes, { ...options, push })
  await app.register(pushIdentityRoutes, options)
  await app.register(reportsRoutes, options)
  await app.register(reviewsRoutes, options)
  await app.register(rolesRoutes, options)
  await app.register(roomsRoutes, options)
  await app.register(sanctionsRoutes, options)
  await app.register(searchRoutes, options)
  await app.register(settingsRoutes, options)
  await app.register(sitemapsRoutes, options)
  await app.register(transparencyRoutes, options)
  await app.register(visitsRoutes, options)
}

/** Everything that reacts to events. */
export function featureListeners(options: Omit<FeatureOptions, 'unitOfWork'>): EventListener[] {
  return [
    ...identityListeners(options),
    ...filesListeners(options),
    ...pushListeners(options),
    ...notificationsListeners(options),
    ...announcementsListeners(options),
    ...articlesListeners(options),
    ...sharesListeners(options),
    ...reactionsListeners(options),
    ...commentsListeners(options),
    ...messagesListeners(options),
    ...roomsListeners(options),
    ...reportsListeners(options),
    ...reviewsListeners(options),
    ...certificationsListeners(options),
    ...transparencyListeners(options),
  ]
}
