import type { Breaks } from '../../break.ts'

const features = 'apps/api/src/features'
const kinds = `${features}/notifications/kinds`
const memberPages = 'tests/conformance/member-pages.test.ts'

/** What members do and find there. */
export const places: Breaks = {
  '« Members log in »': {
    file: `${features}/identity/sign-in.ts`,
    from: 'body: { email, password }',
    to: "body: { email, password: '' }",
    test: `${features}/identity/identity.test.ts`,
    named: 'makes an account that can sign in',
  },
  '« receive in-app notifications »': {
    file: `${features}/notifications/deliver.ts`,
    from: 'if (told.inApp) await deliverInApp',
    to: 'if (!told.inApp) await deliverInApp',
    test: `${features}/notifications/notifications.kinds.test.ts`,
    named: 'reaches a stale page',
  },
  '« browser … push notifications »': {
    file: `${features}/push/push.jobs.ts`,
    from: '(order) => tellDevices(parts, order)',
    to: 'async () => undefined',
    test: `${features}/push/pushes.test.ts`,
    named: 'says what came, encrypted for her browser alone',
  },
  '« messaging »': {
    file: `${features}/messages/messages.routes.ts`,
    from: 'request.params.id, request.query)',
    to: 'request.params.id, { ...request.query, limit: 1 })',
    test: `${features}/messages/messages.test.ts`,
    named: 'gives consecutive numbers',
  },
  '« honors »': {
    file: `${features}/honors/honors.routes.ts`,
    from: '      await unitOfWork((tx) => giveHonor(tx, realtime, gift))\n',
    to: '',
    test: `${features}/honors/honors.test.ts`,
    named: 'is received, counted, seen',
  },
  '« visits »': {
    file: `${features}/visits/visits.routes.ts`,
    from: '      await unitOfWork((tx) => recordVisit(tx, realtime, visit))\n',
    to: '',
    test: `${features}/visits/visits.test.ts`,
    named: 'shows with the card of who came',
  },
  '« reactions »': {
    file: `${features}/reactions/reactions.routes.ts`,
    from: "    ['/api/shares/:id/reaction', reactToShare],\n",
    to: '',
    test: `${features}/reactions/reactions.test.ts`,
    named: 'sets, repeats, replaces',
  },
  '« community notifications »': {
    file: `${kinds}/annonce.ts`,
    from: 'if (draft !== null) await post.deliver(tx, draft)',
    to: 'if (draft === null) return',
    test: `${features}/notifications/notifications.communities.test.ts`,
    named: 'tells her what she chose to hear',
  },
  '« profile interactions » as notifications (the value `interaction`): a favourite’s news, a birthday wish, a note of welcome':
    {
      file: `${kinds}/interaction.ts`,
      from: 'else await tellNews(',
      to: 'else await retractNews(',
      test: `${features}/favorites/favorites.test.ts`,
      named: 'is told to who asked',
    },
  '« a blog (with categories and tags) »': {
    file: `${features}/articles/articles.collections.ts`,
    from: "from: 'articleId',\n      to: 'tagId'",
    to: "from: 'tagId',\n      to: 'articleId'",
    test: `${features}/articles/articles.query.test.ts`,
    named: 'one, several, none',
  },
  '« communities with rooms »': {
    file: `${features}/rooms/rooms.routes.ts`,
    from: 'items: await listCommunityRooms(db, viewerOf(request), request.params.slug)',
    to: 'items: []',
    test: `${features}/rooms/rooms.access.test.ts`,
    named: 'shows names and topics to outsiders where it is open',
  },
  '« member and public profiles »': {
    file: `${features}/members/members.profile.ts`,
    from: "  const member = await requireMember(db, context.viewer, { username }, 'member.see')\n",
    to: "  if (context.viewer === null) throw new AppError('MEMBER_NOT_FOUND')\n  const member = await requireMember(db, context.viewer, { username }, 'member.see')\n",
    test: `${features}/members/members.test.ts`,
    named: 'once she made it public',
  },
  '« shared items »': {
    file: `${features}/shares/shares.routes.ts`,
    from: 'cards(readerOf(request.viewer, request.query))',
    to: 'cards(null)',
    test: `${features}/shares/shares.test.ts`,
    named: 'walks the whole feed',
  },
  '« a dashboard »': {
    file: 'apps/web/app/routes/dashboard.tsx',
    from: '<Pulse month={month} honors={honors} />',
    to: '',
    test: memberPages,
    named: 'says what waits for her',
  },
  '« settings »': {
    file: 'apps/web/app/routes/settings.tsx',
    from: '<SettingsList />',
    to: '<p />',
    test: memberPages,
    named: 'begin with a list of what there is to set',
  },
  '« legal » pages': {
    file: `${features}/pages/pages.routes.ts`,
    from: "access: 'public'",
    to: "access: 'member'",
    test: `${features}/pages/pages.test.ts`,
    named: 'a visitor reads a published page',
  },
  '« contact and support pages »': {
    file: `${features}/faq/faq.collection.ts`,
    from: "name: 'faq'",
    to: "name: 'questions'",
    test: `${features}/faq/faq.test.ts`,
    named: 'every seeded question stands under a topic',
  },
}
