interface Tag {
  name: string
  description: string
  /** Routes whose path begins with one of these; the longest wins. */
  paths: string[]
}

const accountTags: Tag[] = [
  {
    name: 'Sign-in',
    description: 'Sign up, sign in by password, link, passkey or provider, and sign out.',
    paths: ['/api/auth', '/api/proof'],
  },
  {
    name: 'Account',
    description: 'The signed-in member’s account: address, sessions, second factor, passkeys, consents, personal data.',
    paths: [
      '/api/account',
      '/api/approval',
      '/api/invitation',
      '/api/invitations',
      '/api/passkeys',
      '/api/personal-data',
      '/api/second-factor',
      '/api/sessions',
      '/api/viewer',
    ],
  },
  {
    name: 'Users',
    description:
      'Users, their notification settings and the notification catalogue, in the form that Strapi clients know.',
    paths: ['/api/notification', '/api/user-datas', '/api/users'],
  },
]

const peopleTags: Tag[] = [
  {
    name: 'Profile',
    description: 'The signed-in member’s own profile, photos, town and spoken answer.',
    paths: ['/api/members/me', '/api/photos', '/api/spoken-answer'],
  },
  {
    name: 'Members',
    description: 'The directory, profiles of members, towns, and private notes about members.',
    paths: ['/api/members', '/api/notes', '/api/passes', '/api/places', '/api/towns'],
  },
  {
    name: 'Favorites, honors, likes and visits',
    description: 'What members give each other, and who visited a profile.',
    paths: ['/api/favorites', '/api/honors', '/api/likes', '/api/visits'],
  },
  {
    name: 'Blocks and mutes',
    description: 'Whom the member does not want to meet or hear; private to her.',
    paths: ['/api/blocks', '/api/mutes'],
  },
  {
    name: 'Meetings',
    description: 'Safety check-in around a first meeting, with a trusted contact.',
    paths: ['/api/meetings'],
  },
]

const publishingTags: Tag[] = [
  {
    name: 'Shares',
    description: 'Posts of members with pictures, polls, recipes or outings; their reactions, themes and drafts.',
    paths: ['/api/drafts', '/api/shares', '/api/themes'],
  },
  {
    name: 'Comments',
    description: 'Comments on shares and articles.',
    paths: ['/api/articles/{id}/comments', '/api/comments', '/api/shares/{id}/answer', '/api/shares/{id}/comments'],
  },
  {
    name: 'Outings',
    description: 'The agenda, participants, dates and calendars. An outing is a share of its own kind.',
    paths: [
      '/api/calendars',
      '/api/outings',
      ...['calendar', 'date', 'dates', 'going', 'participants', 'thanks'].map((part) => `/api/shares/{id}/${part}`),
    ],
  },
  {
    name: 'Communities',
    description: 'Communities, their members, requests, invitation links and announcements.',
    paths: ['/api/communities'],
  },
  {
    name: 'Files',
    description: 'Upload pictures and voice recordings, then name them by their number elsewhere.',
    paths: ['/api/files', '/api/uploads'],
  },
  {
    name: 'Search',
    description: 'Search everything, save a search with alerts, and check the history that a browser keeps.',
    paths: ['/api/history', '/api/saved-searches', '/api/search'],
  },
  {
    name: 'Editorial content',
    description: 'Articles, pages, questions and the media library, in Strapi’s query language and envelope.',
    paths: [
      ...[
        '/api/articles',
        '/api/categories',
        '/api/faq',
        '/api/old-addresses',
        '/api/pages',
        '/api/tags',
        '/api/upload',
      ],
    ],
  },
]

const kitchenTags: Tag[] = [
  {
    name: 'Recipes',
    description: 'Find recipes, see what is in season, and tell how a recipe turned out. Not on every site.',
    paths: [
      '/api/ingredients',
      '/api/makings',
      '/api/recipes',
      '/api/season',
      ...['family', 'making', 'makings'].map((part) => `/api/shares/{id}/${part}`),
    ],
  },
  {
    name: 'Notebooks, menus and shopping lists',
    description: 'Keep recipes, plan a week and shop together. Not on every site.',
    paths: ['/api/kitchen-basics', '/api/menu', '/api/notebooks', '/api/shares/{id}/notebooks', '/api/shopping-lists'],
  },
  {
    name: 'Batches',
    description: 'Ferments, sprouts and other preparations that take days. Not on every site.',
    paths: ['/api/batches'],
  },
  {
    name: 'Swaps',
    description: 'Offers near the member, never for money. Not on every site.',
    paths: ['/api/swaps'],
  },
]

const chatTags: Tag[] = [
  {
    name: 'Conversations',
    description: 'Private messages between two members.',
    paths: ['/api/blocks/{username}/messages', '/api/conversations', '/api/messages'],
  },
  {
    name: 'Groups',
    description: 'Conversations of 3 to 12 members.',
    paths: ['/api/groups'],
  },
  {
    name: 'Rooms',
    description: 'Chat rooms of communities and groups.',
    paths: ['/api/communities/{slug}/rooms', '/api/rooms'],
  },
  {
    name: 'Notifications',
    description: 'The inbox, unread counts, settings and pushes.',
    paths: ['/api/counters', '/api/inbox', '/api/notifications', '/api/push'],
  },
]

const siteTags: Tag[] = [
  {
    name: 'Reports and decisions',
    description: 'Report content, read decisions about oneself, and ask for a review.',
    paths: ['/api/reports', '/api/reviews', '/api/sanctions'],
  },
  {
    name: 'Certification',
    description: 'Prove with a picture that the photos of a profile are its owner’s.',
    paths: ['/api/certification'],
  },
  {
    name: 'Site',
    description: 'The contact form, mail subscriptions, the published accounts and which parts of the site work.',
    paths: ['/api/contact', '/api/ledger', '/api/mails', '/api/status'],
  },
  {
    name: 'Moderation',
    description: 'For moderators: reports, held texts, certifications, sign-ups, members and sanctions.',
    paths: [
      'audit',
      'audit-actions',
      'certifications',
      'contact',
      'contents',
      'filters',
      'first-photos',
      'reports',
      'reviews',
      'sanctions',
      'sign-ups',
      'transparency',
      'users',
    ].map((part) => `/api/desk/${part}`),
  },
  {
    name: 'Administration',
    description:
      'For editors and administrators: announcements, settings, roles, jobs, figures, accounts and webhooks.',
    paths: ['/api/desk'],
  },
]

const tags = [...accountTags, ...peopleTags, ...publishingTags, ...kitchenTags, ...chatTags, ...siteTags]

const tagOfPrefix = new Map(tags.flatMap(({ name, paths }) => paths.map((path) => [path, name] as const)))

/** Of an OpenAPI path; its first word where no tag covers it. */
export function tagOf(path: string): string {
  for (let prefix = path; prefix !== ''; prefix = prefix.slice(0, prefix.lastIndexOf('/'))) {
    const name = tagOfPrefix.get(prefix)
    if (name !== undefined) return name
  }
  const [, , first = ''] = path.split('/')
  return first.slice(0, 1).toUpperCase() + first.slice(1)
}

const known = new Set(tags.map(({ name }) => name))

/** Those in use, for the head of the document: some sites lack features. */
export const describedTags = (used: ReadonlySet<string>) => [
  ...tags.filter(({ name }) => used.has(name)).map(({ name, description }) => ({ name, description })),
  ...[...used].filter((name) => !known.has(name)).map((name) => ({ name, description: `Everything about ${name}.` })),
]
