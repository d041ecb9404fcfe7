import {
  AnnouncementView,
  ChooseNews,
  CommunitiesQuery,
  CommunityCard,
  CommunityMemberView,
  CommunityView,
  CreateCommunity,
  InvitationQuery,
  JoinCommunity,
  NameMember,
  PageQuery,
  page,
  SlugParam,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { withCacheTags } from '../../../platform/http/page-call.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { officialCommunitiesRoutes } from './admin/official-communities.routes.ts'
import { listAnnouncements } from './announcements.queries.ts'
import { chooseNews } from './change-community.ts'
import { listCommunities, loadCommunity } from './communities.queries.ts'
import { requireCommunity } from './communities.subject.ts'
import { listCommunityMembers } from './community-members.queries.ts'
import { communityDeskRoutes } from './community-moderation.routes.ts'
import { createCommunity } from './create-community.ts'
import { enterCommunity } from './enter-community.ts'
import { inviteMember } from './invite-member.ts'
import { leaveCommunity } from './leave-community.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }

const member = (max: number, timeWindow: string) => ({ access: 'member' as const, rateLimit: { max, timeWindow } })

const membershipRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork, now, cards }) => {
  app.put('/api/communities/:slug/membership', {
    summary: 'Join a community, or ask to join',
    schema: { params: SlugParam, body: JoinCommunity, response: { 200: CommunityView } },
    config: member(30, '1 hour'),
    handler: async (request) => {
      const { slug } = request.params
      await unitOfWork((tx) => enterCommunity(tx, viewerOf(request), { slug, ...request.body, now: now() }))
      return loadCommunity(db, cards(request.viewer), { slug })
    },
  })

  app.delete('/api/communities/:slug/membership', {
    summary: 'Leave a community',
    schema: { params: SlugParam, response: { 200: Done } },
    config: member(30, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => leaveCommunity(tx, viewerOf(request), request.params.slug))
      return done
    },
  })

  app.put('/api/communities/:slug/news', {
    summary: 'Choose which news of a community notify the viewer',
    schema: { params: SlugParam, body: ChooseNews, response: { 200: ChooseNews } },
    config: member(60, '10 minutes'),
    handler: async (request) => {
      await unitOfWork((tx) => chooseNews(tx, viewerOf(request), { ...request.params, ...request.body }))
      return request.body
    },
  })

  app.get('/api/communities/:slug/members', {
    summary: 'List members of a community',
    schema: { params: SlugParam, querystring: PageQuery, response: { 200: page(CommunityMemberView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const community = await requireCommunity(db, viewerOf(request), request.params, 'community.members')
      return listCommunityMembers(db, cards(request.viewer), community, request.query)
    },
  })

  app.post('/api/communities/:slug/invitations', {
    summary: 'Invite a member to a community',
    schema: { params: SlugParam, body: NameMember, response: { 200: Done } },
    config: member(30, '1 day'),
    handler: async (request) => {
      const invitation = { ...request.params, ...request.body, now: now() }
      await unitOfWork((tx) => inviteMember(tx, viewerOf(request), invitation))
      return done
    },
  })
}

/** Routes for moderators are in `community-moderation.routes.ts`. */
export const communitiesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now, cards } = options
  await app.register(membershipRoutes, options)
  await app.register(communityDeskRoutes, options)
  await app.register(officialCommunitiesRoutes, options)

  app.get('/api/communities/cards', {
    summary: 'List cards of communities',
    schema: { querystring: CommunitiesQuery, response: { 200: page(CommunityCard) } },
    config: { access: 'public' },
    handler: (request) =>
      withCacheTags(listCommunities(db, request.viewer, request.query), () => ['communities', 'members']),
  })

  app.post('/api/communities', {
    summary: 'Create a community',
    schema: { body: CreateCommunity, response: { 200: CommunityView } },
    config: member(10, '1 hour'),
    handler: async (request) => {
      const founding = { ...request.body, now: now() }
      const slug = await unitOfWork((tx) => createCommunity(tx, viewerOf(request), founding))
      return loadCommunity(db, cards(request.viewer), { slug })
    },
  })

  app.get('/api/communities/:slug/page', {
    summary: 'Get the page of a community',
    schema: { params: SlugParam, querystring: InvitationQuery, response: { 200: CommunityView } },
    config: { access: 'public' },
    handler: (request) => loadCommunity(db, cards(request.viewer), { ...request.params, ...request.query }),
  })

  app.get('/api/communities/:slug/announcements', {
    summary: 'List announcements of a community',
    schema: { params: SlugParam, querystring: PageQuery, response: { 200: page(AnnouncementView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const { id } = await requireCommunity(db, viewerOf(request), request.params, 'community.read')
      return listAnnouncements(db, cards(request.viewer), id, request.query)
    },
  })
}
