import {
  DirectoryCard,
  FirstSteps,
  LooserFilter,
  limits,
  MemberCount,
  MemberGlance,
  MemberProfile,
  MembersQuery,
  NearMembers,
  NearThemes,
  OwnProfile,
  OwnTotals,
  OwnTown,
  PlaceChoice,
  ProfileChange,
  ProfilePreviewViewer,
  page,
  SeenProfile,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { memberTag } from '../../../cache-tags.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { changeProfile } from './change-profile.ts'
import { choosePlace } from './choose-place.ts'
import { loadFirstSteps } from './first-steps.queries.ts'
import { loadNearMembers } from './members.faces.ts'
import type { SelectCommunityMembers } from './members.filters.ts'
import { type LoadSharedCommunities, loadGlance } from './members.glance.ts'
import { loadOwnProfile, loadOwnTown, loadProfile, loadSeenProfile } from './members.profile.ts'
import { countFirstMembers, listMembers, suggestLooserFilters } from './members.queries.ts'
import { countNearThemes } from './members.themes.ts'
import { countOwnLists } from './members.totals.ts'

type MembersOptions = FeatureOptions & {
  loadSharedCommunities: LoadSharedCommunities
  selectCommunityMembers: SelectCommunityMembers
}

const directoryRoutes: FastifyPluginAsyncZod<MembersOptions> = async (app, options) => {
  const { db, now, cards, selectCommunityMembers } = options

  app.get('/api/members', {
    summary: 'Find members in the directory',
    schema: { querystring: MembersQuery, response: { 200: page(DirectoryCard) } },
    config: { access: 'member', rateLimit: { max: 300, timeWindow: '15 minutes' } },
    handler: (request) =>
      listMembers(db, viewerOf(request), request.query, { ...cards(request.viewer), selectCommunityMembers }),
  })

  app.get('/api/members/loosened', {
    summary: 'Suggest filters to loosen when few members are found',
    schema: { querystring: MembersQuery, response: { 200: z.array(LooserFilter) } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) =>
      suggestLooserFilters(db, viewerOf(request), request.query, { now: now(), selectCommunityMembers }),
  })

  app.get('/api/members/themes', {
    summary: 'Count members near the viewer by interest',
    schema: { response: { 200: NearThemes } },
    config: { access: 'member', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => countNearThemes(db, viewerOf(request), { now: now(), selectCommunityMembers }),
  })

  app.get('/api/members/near', {
    summary: 'List a few members near the viewer',
    schema: { response: { 200: NearMembers } },
    config: { access: 'member' },
    handler: (request) => loadNearMembers(db, viewerOf(request), cards(request.viewer)),
  })

  app.get('/api/members/count', {
    summary: `Count the members that the viewer may see, up to ${limits.firstMembers + 1}`,
    schema: { response: { 200: MemberCount } },
    config: { access: 'member' },
    handler: async (request) => ({ count: await countFirstMembers(db, viewerOf(request)) }),
  })
}

const ownProfileRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (
  app,
  { db, brand, site, unitOfWork, now, cards },
) => {
  app.get('/api/members/me', {
    summary: 'Get the viewer’s own profile, to edit',
    schema: { response: { 200: OwnProfile } },
    config: { access: 'self', scopes: ['profile:read'] },
    handler: (request) => loadOwnProfile(db, cards(viewerOf(request))),
  })

  app.get('/api/members/me/first-steps', {
    summary: 'Get the first steps that a new member has done',
    schema: { response: { 200: FirstSteps } },
    config: { access: 'self' },
    handler: (request) => loadFirstSteps(db, viewerOf(request).id),
  })

  app.get('/api/members/me/seen', {
    summary: 'Get the viewer’s profile as others see it',
    schema: { querystring: z.object({ by: ProfilePreviewViewer }), response: { 200: SeenProfile } },
    config: { access: 'self' },
    handler: async (request) => {
      const viewer = viewerOf(request)
      return { profile: await loadSeenProfile(db, cards(viewer), request.query.by) }
    },
  })

  app.get('/api/members/me/totals', {
    summary: 'Count the viewer’s own lists',
    schema: { response: { 200: OwnTotals } },
    config: { access: 'self' },
    handler: (request) => countOwnLists(db, viewerOf(request)),
  })

  app.patch('/api/members/me', {
    summary: 'Change the viewer’s profile',
    schema: { body: ProfileChange, response: { 200: OwnProfile } },
    config: { access: 'self', rateLimit: { max: 120, timeWindow: '1 minute' } },
    handler: async (request) => {
      const offered = { ...brand, ...site.current().profileChoices }
      await unitOfWork((tx) => changeProfile(tx, viewerOf(request), request.body, offered))
      return loadOwnProfile(db, cards(viewerOf(request)))
    },
  })

  app.get('/api/members/me/place', {
    summary: 'Get the viewer’s town',
    schema: { response: { 200: OwnTown } },
    config: { access: 'self' },
    handler: (request) => loadOwnTown(db, viewerOf(request).id),
  })

  app.put('/api/members/me/place', {
    summary: 'Choose the viewer’s town',
    schema: { body: PlaceChoice, response: { 200: OwnProfile } },
    config: { access: 'self', rateLimit: { max: 30, timeWindow: '1 minute' } },
    handler: async (request) => {
      await unitOfWork((tx) => choosePlace(tx, viewerOf(request), request.body, now().toISOString().slice(0, 10)))
      return loadOwnProfile(db, cards(viewerOf(request)))
    },
  })
}

const profileRoutes: FastifyPluginAsyncZod<MembersOptions> = async (app, options) => {
  const { db, cards, walks, loadSharedCommunities } = options
  /** Scraping limiter: another member counts once, as card or profile. */
  const checkWalk = async (request: FastifyRequest, username: string) => {
    const opened = username.toLowerCase()
    if (opened !== request.viewer?.username.toLowerCase()) await walks.check(request, opened)
  }

  app.get('/api/members/:username', {
    summary: 'Get a member’s profile',
    schema: { params: UsernameParam, response: { 200: MemberProfile, 301: z.object({ username: z.string() }) } },
    config: { access: 'public' },
    handler: async (request, reply) => {
      const { username } = request.params
      await checkWalk(request, username)
      const profile = await withCacheTags(loadProfile(db, cards(request.viewer), username), ({ id }) => [
        'members',
        memberTag(id),
      ])
      // A former name redirects, but only where the viewer may see the member.
      if (profile.username.toLowerCase() === username.toLowerCase()) return profile
      return reply.status(301).send({ username: profile.username })
    },
  })

  app.get('/api/members/:username/card', {
    summary: 'Get the short card of a member',
    schema: { params: UsernameParam, response: { 200: MemberGlance } },
    config: { access: 'member', rateLimit: { max: 240, timeWindow: '1 minute' } },
    handler: async (request) => {
      await checkWalk(request, request.params.username)
      return loadGlance(
        db,
        { ...cards(request.viewer), viewer: viewerOf(request), loadSharedCommunities },
        request.params.username,
      )
    },
  })
}

export const membersRoutes: FastifyPluginAsyncZod<MembersOptions> = async (app, options) => {
  await app.register(directoryRoutes, options)
  await app.register(ownProfileRoutes, options)
  await app.register(profileRoutes, options)
}
