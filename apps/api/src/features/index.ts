import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { EventListener } from '../platform/events/event-dispatcher.ts'
import { identityListeners } from './account/identity/identity.listeners.ts'
import { announcementsListeners } from './chat/announcements/announcements.listeners.ts'
import { announcementsRoutes } from './chat/announcements/announcements.routes.ts'
import { catalogueRoutes } from './chat/catalogue/catalogue.routes.ts'
import { groupsListeners } from './chat/groups/groups.listeners.ts'
import { groupsRoutes } from './chat/groups/groups.routes.ts'
import { messagesListeners } from './chat/messages/messages.listeners.ts'
import { messagesRoutes } from './chat/messages/messages.routes.ts'
import { mutesRoutes } from './chat/mutes/mutes.routes.ts'
import { notificationsListeners } from './chat/notifications/notifications.listeners.ts'
import { notificationsRoutes } from './chat/notifications/notifications.routes.ts'
import { preferencesRoutes } from './chat/notifications/preferences.routes.ts'
import { openPush } from './chat/push/open-push.ts'
import { registerPushJobs } from './chat/push/push.jobs.ts'
import { pushListeners } from './chat/push/push.listeners.ts'
import { pushRoutes } from './chat/push/push.routes.ts'
import { pushIdentityRoutes } from './chat/push/push-identity.routes.ts'
import { roomsListeners } from './chat/rooms/rooms.listeners.ts'
import { roomsRoutes } from './chat/rooms/rooms.routes.ts'
import type { FeatureOptions } from './feature-options.ts'
import { registerFilesJobs } from './foundation/files/files.jobs.ts'
import { filesListeners } from './foundation/files/files.listeners.ts'
import { filesRoutes } from './foundation/files/files.routes.ts'
import { placesRoutes } from './foundation/places/places.routes.ts'
import { appearanceRoutes } from './foundation/settings/appearance.routes.ts'
import { choicesRoutes } from './foundation/settings/choices.routes.ts'
import { settingsRoutes } from './foundation/settings/settings.routes.ts'
import { batchesRoutes } from './kitchen/batches/batches.routes.ts'
import { recipeImportRoutes } from './kitchen/import/import.routes.ts'
import { makingsListeners } from './kitchen/makings/makings.listeners.ts'
import { makingsRoutes } from './kitchen/makings/makings.routes.ts'
import { menusRoutes } from './kitchen/menus/menus.routes.ts'
import { addMeals } from './kitchen/menus/week-calendar.ts'
import { notebooksRoutes } from './kitchen/notebooks/notebooks.routes.ts'
import { recipesRoutes } from './kitchen/recipes/recipes.routes.ts'
import { seasonRoutes } from './kitchen/season/season.routes.ts'
import { shoppingListeners } from './kitchen/shopping/shopping.listeners.ts'
import { shoppingRoutes } from './kitchen/shopping/shopping.routes.ts'
import { filterListedSwaps } from './kitchen/swaps/list-swaps.ts'
import { swapsListeners } from './kitchen/swaps/swaps.listeners.ts'
import { swapsRoutes } from './kitchen/swaps/swaps.routes.ts'
import { auditRoutes } from './moderation/audit/audit.routes.ts'
import { certificationsListeners } from './moderation/certifications/certifications.listeners.ts'
import { certificationsRoutes } from './moderation/certifications/certifications.routes.ts'
import { registerEvidenceJobs } from './moderation/evidence/evidence.jobs.ts'
import { filtersRoutes } from './moderation/filters/filters.routes.ts'
import { firstPhotosRoutes } from './moderation/first-photos/first-photos.routes.ts'
import { deskMembersRoutes } from './moderation/members/admin-members.routes.ts'
import { reportsListeners } from './moderation/reports/reports.listeners.ts'
import { reportsRoutes } from './moderation/reports/reports.routes.ts'
import { reviewsListeners } from './moderation/reviews/reviews.listeners.ts'
import { reviewsRoutes } from './moderation/reviews/reviews.routes.ts'
import { sanctionsRoutes } from './moderation/sanctions/sanctions.routes.ts'
import { signUpsListeners } from './moderation/sign-ups/sign-ups.listeners.ts'
import { signUpsRoutes } from './moderation/sign-ups/sign-ups.routes.ts'
import { transparencyListeners } from './moderation/transparency/transparency.listeners.ts'
import { transparencyRoutes } from './moderation/transparency/transparency.routes.ts'
import { contactRoutes } from './operations/contact/contact.routes.ts'
import { figuresRoutes } from './operations/figures/figures.routes.ts'
import { importsRoutes } from './operations/imports/imports.routes.ts'
import { jobsRoutes } from './operations/jobs/jobs.routes.ts'
import { ledgerRoutes } from './operations/ledger/ledger.routes.ts'
import { registerMailsJobs } from './operations/mails/mails.jobs.ts'
import { mailsListeners } from './operations/mails/mails.listeners.ts'
import { mailsRoutes } from './operations/mails/mails.routes.ts'
import { newsletterRoutes } from './operations/newsletter/newsletter.routes.ts'
import { openingRoutes } from './operations/opening/opening.routes.ts'
import { personalDataRoutes } from './operations/personal-data/personal-data.routes.ts'
import { rolesRoutes } from './operations/roles/roles.routes.ts'
import { statusRoutes } from './operations/status/status.routes.ts'
import { usersRoutes } from './operations/users/users.routes.ts'
import { registerWebhooksJobs } from './operations/webhooks/webhooks.jobs.ts'
import { webhooksListeners } from './operations/webhooks/webhooks.listeners.ts'
import { webhooksRoutes } from './operations/webhooks/webhooks.routes.ts'
import { blocksRoutes } from './people/blocks/blocks.routes.ts'
import { favoritesRoutes } from './people/favorites/favorites.routes.ts'
import { honorsRoutes } from './people/honors/honors.routes.ts'
import { likesListeners } from './people/likes/likes.listeners.ts'
import { likesRoutes } from './people/likes/likes.routes.ts'
import { contactLinkRoutes } from './people/meetings/contact-link.routes.ts'
import { meetingsRoutes } from './people/meetings/meetings.routes.ts'
import { membersRoutes } from './people/members/members.routes.ts'
import { notesRoutes } from './people/notes/notes.routes.ts'
import { passesRoutes } from './people/passes/passes.routes.ts'
import { photosRoutes } from './people/photos/photos.routes.ts'
import { spokenAnswersRoutes } from './people/spoken-answers/spoken-answers.routes.ts'
import { townsRoutes } from './people/towns/towns.routes.ts'
import { visitsRoutes } from './people/visits/visits.routes.ts'
import { articlesListeners } from './publishing/articles/articles.listeners.ts'
import { articlesRoutes } from './publishing/articles/articles.routes.ts'
import { commentsListeners } from './publishing/comments/comments.listeners.ts'
import { commentsRoutes } from './publishing/comments/comments.routes.ts'
import { communitiesListeners } from './publishing/communities/communities.listeners.ts'
import { communitiesRoutes } from './publishing/communities/communities.routes.ts'
import { loadSharedCommunities, selectCommunityMembers } from './publishing/communities/public.ts'
import { draftsRoutes } from './publishing/drafts/drafts.routes.ts'
import { faqRoutes } from './publishing/faq/faq.routes.ts'
import { historyRoutes } from './publishing/history/history.routes.ts'
import { articleRecipesListeners } from './publishing/ingredients/article-recipes.listeners.ts'
import { ingredientsRoutes } from './publishing/ingredients/ingredients.routes.ts'
import { registerLinkPreviewsJobs } from './publishing/link-previews/link-previews.jobs.ts'
import { mediaRoutes } from './publishing/media/media.routes.ts'
import { outingsListeners } from './publishing/outings/outings.listeners.ts'
import { outingsRoutes } from './publishing/outings/outings.routes.ts'
import { pagesRoutes } from './publishing/pages/pages.routes.ts'
import { previewsRoutes } from './publishing/previews/previews.routes.ts'
import { reactionsListeners } from './publishing/reactions/reactions.listeners.ts'
import { savedSearchesListeners } from './publishing/saved-searches/saved-searches.listeners.ts'
import { savedSearchesRoutes } from './publishing/saved-searches/saved-searches.routes.ts'
import { searchRoutes } from './publishing/search/search.routes.ts'
import { shareNews } from './publishing/shares/share-news.ts'
import { sharesListeners } from './publishing/shares/shares.listeners.ts'
import { sharesRoutes } from './publishing/shares/shares.routes.ts'
import { sitemapsRoutes } from './publishing/sitemaps/sitemaps.routes.ts'

function registerJobs(options: FeatureOptions, push: ReturnType<typeof openPush>, log: FastifyBaseLogger): void {
  registerFilesJobs(options)
  registerEvidenceJobs(options)
  registerMailsJobs(options)
  registerLinkPreviewsJobs(options, log)
  registerWebhooksJobs(options)
  registerPushJobs({ ...options, ...push })
}

/** The queues of moderators. */
async function registerQueues(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  await app.register(certificationsRoutes, options)
  await app.register(firstPhotosRoutes, options)
  await app.register(reportsRoutes, options)
  await app.register(reviewsRoutes, options)
  await app.register(signUpsRoutes, options)
}

/** What administrators look after. */
async function registerAdministration(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  await app.register(figuresRoutes, options)
  await app.register(jobsRoutes, options)
  await app.register(rolesRoutes, options)
  await app.register(webhooksRoutes, options)
}

/** What members do with recipes. */
async function registerKitchen(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  await app.register(menusRoutes, options)
  await app.register(notebooksRoutes, options)
  await app.register(shoppingRoutes, options)
  await app.register(ingredientsRoutes, options)
  await app.register(batchesRoutes, options)
  await app.register(seasonRoutes, options)
  await app.register(makingsRoutes, options)
  await app.register(recipeImportRoutes, options)
  await app.register(recipesRoutes, options)
  await app.register(swapsRoutes, options)
}

/** What visitors and search engines read about the site itself. */
async function registerSite(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  await app.register(importsRoutes, options)
  await app.register(ledgerRoutes, options)
  await app.register(openingRoutes, options)
  await app.register(sitemapsRoutes, options)
  await app.register(statusRoutes, options)
}

/** The table of contents: every feature's routes and listeners. */
export async function registerFeatures(app: FastifyInstance, options: FeatureOptions): Promise<void> {
  const push = openPush(options, app.log)
  registerJobs(options, push, app.log)
  await registerQueues(app, options)
  await registerKitchen(app, options)
  await registerAdministration(app, options)
  await registerSite(app, options)
  await app.register(announcementsRoutes, options)
  await app.register(articlesRoutes, options)
  await app.register(auditRoutes, options)
  await app.register(filesRoutes, options)
  await app.register(mailsRoutes, options)
  await app.register(newsletterRoutes, options)
  await app.register(mediaRoutes, options)
  await app.register(meetingsRoutes, options)
  await app.register(contactLinkRoutes, options)
  await app.register(membersRoutes, { ...options, loadSharedCommunities, selectCommunityMembers })
  await app.register(deskMembersRoutes, options)
  await app.register(usersRoutes, options)
  await app.register(photosRoutes, options)
  await app.register(spokenAnswersRoutes, options)
  await app.register(placesRoutes, options)
  await app.register(sharesRoutes, options)
  await app.register(commentsRoutes, options)
  await app.register(messagesRoutes, options)
  await app.register(blocksRoutes, options)
  await app.register(catalogueRoutes, options)
  await app.register(groupsRoutes, options)
  await app.register(communitiesRoutes, options)
  await app.register(notesRoutes, options)
  await app.register(contactRoutes, options)
  await app.register(draftsRoutes, options)
  await app.register(faqRoutes, options)
  await app.register(favoritesRoutes, { ...options, shareNews })
  await app.register(filtersRoutes, options)
  await app.register(historyRoutes, options)
  await app.register(honorsRoutes, options)
  await app.register(likesRoutes, options)
  await app.register(mutesRoutes, options)
  await app.register(notificationsRoutes, options)
  await app.register(preferencesRoutes, options)
  await app.register(outingsRoutes, { ...options, addMeals })
  await app.register(pagesRoutes, options)
  await app.register(passesRoutes, options)
  await app.register(personalDataRoutes, options)
  await app.register(previewsRoutes, options)
  await app.register(pushRoutes, { ...options, push })
  await app.register(pushIdentityRoutes, options)
  await app.register(roomsRoutes, options)
  await app.register(sanctionsRoutes, options)
  await app.register(savedSearchesRoutes, { ...options, filterListedSwaps })
  await app.register(searchRoutes, options)
  await app.register(settingsRoutes, options)
  await app.register(choicesRoutes, options)
  await app.register(appearanceRoutes, options)
  await app.register(townsRoutes, options)
  await app.register(transparencyRoutes, options)
  await app.register(visitsRoutes, options)
}

/** Everything that reacts to events. */
export function featureListeners(options: Omit<FeatureOptions, 'unitOfWork'>): EventListener[] {
  return [
    ...identityListeners(options),
    ...filesListeners(options),
    ...pushListeners(options),
    ...likesListeners(options),
    ...notificationsListeners(options),
    ...announcementsListeners(options),
    ...articlesListeners(options),
    ...articleRecipesListeners(options),
    ...savedSearchesListeners(),
    ...sharesListeners(options),
    ...outingsListeners(options),
    ...commentsListeners(options),
    ...makingsListeners(options),
    ...communitiesListeners(),
    ...reactionsListeners(),
    ...messagesListeners(options),
    ...groupsListeners(options),
    ...roomsListeners(options),
    ...shoppingListeners(options),
    ...swapsListeners(options),
    ...reportsListeners(options),
    ...reviewsListeners(options),
    ...certificationsListeners(options),
    ...signUpsListeners(options),
    ...transparencyListeners(options),
    ...mailsListeners(options),
    ...webhooksListeners(options),
  ]
}
