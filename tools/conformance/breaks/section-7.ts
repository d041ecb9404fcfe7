import type { Breaks } from '../break.ts'
import { identityService } from './section-7/identity-service.ts'
import { notifications } from './section-7/notifications.ts'
import { pushService } from './section-7/push-service.ts'
import { users } from './section-7/users.ts'

const buildsAndPages: Breaks = {
  '« GET the build manifest for the current build id »': {
    file: 'apps/web/worker/site-files.ts',
    from: 'await fetch(address)',
    to: 'await fetch(shellPath)',
    test: 'apps/web/worker/site-files.test.ts',
  },
  '« GET the latest build descriptor with a timestamp query »': {
    file: 'apps/web/app/pwa/build-watch.ts',
    from: '`${latestBuildPath}?${askedAt}`',
    to: 'latestBuildPath',
    test: 'apps/web/app/pwa/build-watch.test.ts',
    named: 'with the time in its query',
  },
  '« GET a prerendered page payload file »: of pages that every visitor reads alike; a member’s are her own': {
    file: 'apps/server/src/ready-routes.ts',
    from: 'pageOfPayload(pathname) ?? pathname',
    to: 'pathname',
    test: 'apps/server/src/ready-pages.test.ts',
    named: 'is made once, and is the router’s',
  },
  '« GET an island fragment as JSON » (its path is not shown): a member’s card over the page that names her, `GET /api/members/{username}/card`':
    {
      file: 'apps/api/src/features/members/members.glance.ts',
      from: "{ username }, 'member.see')",
      to: "{ username }, 'member.block')",
      test: 'apps/api/src/features/members/members.glance.test.ts',
      named: 'is refused as her profile is',
    },
}

const client = { file: 'apps/web/app/api/client.ts', test: 'tests/conformance/http.test.ts' }
const sentAgain = { ...client, named: 'a GET is sent once more, and no more' }

const genericBehaviour: Breaks = {
  '« plain-object bodies are sent as JSON »': {
    ...client,
    from: 'body: JSON.stringify(body)',
    to: 'body: String(body)',
    named: 'sends plain objects as JSON',
  },
  '« status 400 to 599 is an error »': {
    ...client,
    from: 'response.status >= 400',
    to: 'response.status > 400',
    named: 'for an error',
  },
  '« idempotent methods are retried once »': {
    ...sentAgain,
    from: "method === 'GET' ? 1 : 0",
    to: "method === 'GET' ? 2 : 0",
  },
  '… « on 408, 409, 425, 429, 500, 502, 503 and 504 »': { ...sentAgain, from: '[408, 409, 425,', to: '[408, 409,' },
  '« PATCH, POST, PUT and DELETE are not retried »': {
    ...client,
    from: "method === 'GET' ? 1 : 0",
    to: "method === 'PUT' || method === 'GET' ? 1 : 0",
    named: 'a put is not',
  },
}

const features = 'apps/api/src/features'

const ownCalls: Breaks = {
  'Share calls (not shown; our own)': {
    file: `${features}/shares/shares.routes.ts`,
    from: '      await unitOfWork((tx) => changeShare(tx, viewer, change))\n',
    to: '',
    test: `${features}/shares/share-changes.test.ts`,
    named: 'says something else to everyone',
  },
  'Member calls (not shown; our own)': {
    file: `${features}/members/members.routes.ts`,
    from: '      await unitOfWork((tx) => changeProfile(tx, viewerOf(request), request.body, brand))\n',
    to: '',
    test: `${features}/members/members.test.ts`,
    named: 'keeps the parts that were not sent',
  },
  'Community calls (not shown; our own)': {
    file: `${features}/communities/communities.routes.ts`,
    from: '      await unitOfWork((tx) => enterCommunity(tx, viewerOf(request), { slug, ...request.body, now: now() }))\n',
    to: '',
    test: `${features}/communities/communities.test.ts`,
    named: 'is one step where it is open',
  },
  'Room calls (not shown; our own)': {
    file: `${features}/rooms/rooms.routes.ts`,
    from: 'seq: request.body.seq }',
    to: 'seq: 0 }',
    test: `${features}/rooms/room-marks.test.ts`,
    named: 'count what others said after her mark',
  },
  'Blog calls (not shown; our own)': {
    file: `${features}/articles/articles.routes.ts`,
    from: '  collectionRoutes(app, articlesCollection, { db, now, seesDrafts })\n',
    to: '',
    test: `${features}/articles/articles.query.test.ts`,
    named: 'says which page it is, of how many',
  },
  'Contact calls (not shown; our own)': {
    file: `${features}/contact/contact.routes.ts`,
    from: 'return writeToUs(tx, viewer, body, options)',
    to: 'return writeToUs(tx, null, body, options)',
    test: `${features}/contact/contact.test.ts`,
    named: 'knows who a member is',
  },
}

/** Calls. */
export const section7: Breaks = {
  ...notifications,
  ...users,
  ...pushService,
  ...identityService,
  ...buildsAndPages,
  ...genericBehaviour,
  ...ownCalls,
}
