import { herOwn } from './her-own.ts'

/**
 * Routes that no table of relations walks, by why: what they answer or change is the caller's own, is the same for
 * everyone, or is proven by a test of its own.
 */
const byReason: Readonly<Record<string, readonly string[]>> = {
  'her own alone, found by her session': herOwn,
  'the same for everyone': [
    'GET /api/articles',
    'GET /api/articles/:id(^\\d+$)',
    'GET /api/categories',
    'GET /api/categories/:id(^\\d+$)',
    'GET /api/categories/former/:slug',
    'GET /api/faq',
    'GET /api/faq/:id(^\\d+$)',
    'GET /api/notification',
    'GET /api/notifications/catalogue',
    'GET /api/openapi.json',
    'GET /api/pages',
    'GET /api/pages/:id(^\\d+$)',
    'GET /api/pages/:slug',
    'GET /api/pages/former/:slug',
    'GET /api/places',
    'GET /api/places/communes',
    'GET /api/proof',
    'GET /api/push/configuration',
    'GET /api/tags',
    'GET /api/tags/:id(^\\d+$)',
    'GET /api/tags/former/:slug',
    'GET /blogs-sitemap-:part(^\\d+).xml',
    'GET /blogs-sitemap.xml',
    'GET /sitemap.xml',
    'POST /api/contact',
  ],
  'a part of the site map that the tables walk': [
    'GET /all-sitemap-:part(^\\d+).xml',
    'GET /members-sitemap-:part(^\\d+).xml',
    'GET /shares-sitemap-:part(^\\d+).xml',
  ],
  'words and counts of what the feed shows (`apps/api/src/features/publishing/shares/themes.test.ts`)': [
    'GET /api/themes',
    'GET /api/themes/:name',
  ],
  'written mails, in a demo alone (`routes.test.ts`)': ['GET /dev/mails', 'GET /dev/mails/:id'],
  'opened by the secret that its address holds (`apps/api/src/features/operations/mails/unsubscribe.test.ts`)': [
    'GET /api/mails/unsubscribe',
    'POST /api/mails/unsubscribe',
  ],
  'opened by the secret that its address holds (`apps/api/src/features/publishing/outings/agenda.test.ts`)': [
    'GET /api/calendars/:token.ics',
  ],
  'opened by the link of a visitor’s mail (`apps/api/src/features/moderation/reviews/reviews.test.ts`)': [
    'GET /api/reviews/link',
    'POST /api/reviews/link',
  ],
  'opened by the link in a letter to a contact (`apps/api/src/features/people/meetings/meetings.contact.test.ts`)': [
    'DELETE /api/meetings/contact-link',
    'GET /api/meetings/contact-link',
    'POST /api/meetings/contact-link',
  ],
  'her archive alone, under 128 random bits besides (`apps/api/src/features/operations/personal-data/personal-data.test.ts`)':
    ['GET /api/personal-data/archive/:name'],
  'a picture of what everyone may read (`apps/api/src/features/publishing/previews/previews.test.ts`)': [
    'GET /previews/*',
  ],
  'a way in (docs/sign-in-methods.md says what opens each, and its tests)': [
    'DELETE /api/auth/federated/newcomer',
    'GET /api/auth/callback/:provider',
    'GET /api/auth/email-change',
    'GET /api/auth/federated',
    'GET /api/auth/federated/newcomer',
    'GET /api/auth/password/reset',
    'GET /api/auth/verify-email',
    'POST /api/auth/ask-confirmation',
    'POST /api/auth/email-change/open',
    'POST /api/auth/email-change/refuse',
    'POST /api/auth/federated/join',
    'POST /api/auth/federated/start',
    'POST /api/auth/firebase',
    'POST /api/auth/link',
    'POST /api/auth/link/open',
    'POST /api/auth/local',
    'POST /api/auth/local/register',
    'POST /api/auth/passkey',
    'POST /api/auth/passkey/options',
    'POST /api/auth/password/forgotten',
    'POST /api/auth/password/reset',
    'POST /api/auth/second-factor',
    'POST /api/auth/verify-email',
    'POST /api/account/keep',
  ],
}

export const aboutNobodyElse: ReadonlySet<string> = new Set(Object.values(byReason).flat())
