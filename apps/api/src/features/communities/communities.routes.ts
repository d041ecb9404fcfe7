import {
  AnnouncementView,
  ChooseNews,
  CommunitiesQuery,
  CommunityCard,
  CommunityMemberView,
  CommunityView,
  EnterCommunity,
  FoundCommunity,
  InvitationQuery,
  NameMember,
  PageQuery,
  page,
  SlugParam,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { listAnnouncements } from './announcements.queries.ts'
import { chooseNews } from './change-community.ts'
import { listCommunities, loadCommunity } from './communities.queries.ts'
import { requireCommunity } from './communities.subject.ts'
import { communityDeskRoutes } from './community-desk.routes.ts'
import { listCommunityMembers } from './community-members.queries.ts'
import { enterCommunity } from './enter-community.ts'
import { foundCommunity } from './found-community.ts'
import { houseDeskRoutes } from './house-desk.routes.ts'
import { inviteMember } from './invite-member.ts'
import { leaveCommunity } from './leave-community.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }

/** Communities as everyone meets them; what is for those who run one is in `community-desk.routes.ts`. */
export const communitiesRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now, cards } = options
  const member = (max: number, timeWindow: string) => ({ access: 'member' as const, rateLimit: { max, timeWindow } })
  const seen = (request: FastifyRequest, slug: string) => loadCommunity(db, cards(request.viewer), { slug })
  await app.register(communityDeskRoutes, options)
  await app.register(houseDeskRoutes, options)

  app.get('/api/communities/cards', {
    schema: { querystring: CommunitiesQuery, response: { 200: page(CommunityCard) } },
    config: { access: 'public' },
    handler: (request) => listCommunities(db, request.viewer, request.query),
  })

  app.post('/api/communities', {
    schema: { body: FoundCommunity, response: { 200: CommunityView } },
    config: member(10, '1 hour'),
    handler: async (request) => {
      const founding = { ...request.body, now: now() }
      const slug = await unitOfWork((tx) => foundCommunity(tx, viewerOf(request), founding))
      return seen(request, slug)
    },
  })

  app.get('/api/communities/:slug/page', {
    schema: { params: SlugParam, querystring: InvitationQuery, response: { 200: CommunityView } },
    config: { access: 'public' },
    handler: (request) => loadCommunity(db, cards(request.viewer), { ...request.params, ...request.query }),
  })

  app.put('/api/communities/:slug/membership', {
    schema: { params: SlugParam, body: EnterCommunity, response: { 200: CommunityView } },
    config: member(30, '1 hour'),
    handler: async (request) => {
      const { slug } = request.params
      await unitOfWork((tx) => enterCommunity(tx, viewerOf(request), { slug, ...request.body, now: now() }))
      return seen(request, slug)
    },
  })

  app.delete('/api/communities/:slug/membership', {
    schema: { params: SlugParam, response: { 200: Done } },
    config: member(30, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => leaveCommunity(tx, viewerOf(request), request.params.slug))
      return done
    },
  })

  app.put('/api/communities/:slug/news', {
    schema: { params: SlugParam, body: ChooseNews, response: { 200: ChooseNews } },
    config: member(60, '10 minutes'),
    handler: async (request) => {
      await unitOfWork((tx) => chooseNews(tx, viewerOf(request), { ...request.params, ...request.body }))
      return request.body
    },
  })

  app.get('/api/communities/:slug/members', {
    schema: { params: SlugParam, querystring: PageQuery, response: { 200: page(CommunityMemberView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const community = await requireCommunity(db, viewerOf(request), request.params, 'community.members')
      return listCommunityMembers(db, cards(request.viewer), community, request.query)
    },
  })

  app.get('/api/communities/:slug/announcements', {
    schema: { params: SlugParam, querystring: PageQuery, response: { 200: page(AnnouncementView) } },
    config: { access: 'member' },
    handler: async (request) => {
      const { id } = await requireCommunity(db, viewerOf(request), request.params, 'community.read')
      return listAnnouncements(db, cards(request.viewer), id, request.query)
    },
  })

  app.post('/api/communities/:slug/invitations', {
    schema: { params: SlugParam, body: NameMember, response: { 200: Done } },
    config: member(30, '1 day'),
    handler: async (request) => {
      const invitation = { ...request.params, ...request.body, now: now() }
      await unitOfWork((tx) => inviteMember(tx, viewerOf(request), invitation))
      return done
    },
  })
}
