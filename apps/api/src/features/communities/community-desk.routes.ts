import {
  Announce,
  AnswerRequest,
  ChangeRole,
  CommunityChange,
  ExcludedView,
  IdParam,
  LinkView,
  NameMember,
  OfferLink,
  OpenedLink,
  PageQuery,
  page,
  ReportedContent,
  RequestView,
  SetArchived,
  SlugParam,
  UsernameParam,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { announce, removeAnnouncement } from './announce.ts'
import { answerRequest } from './answer-request.ts'
import { changeCommunity, setArchived } from './change-community.ts'
import { changeRole, handOver } from './change-role.ts'
import { requireCommunity } from './communities.subject.ts'
import { listExcluded, listRequests } from './community-members.queries.ts'
import { listLinks, listReportedContent } from './desk.queries.ts'
import { letIn } from './let-in.ts'
import { closeLink, openLink } from './open-link.ts'
import { putOut } from './put-out.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const Named = SlugParam.extend(UsernameParam.shape)
const Numbered = SlugParam.extend(IdParam.shape)

/** The desk of those who run a community: the policy says who they are, command by command. */
export const communityDeskRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  const config = { access: 'member' as const, rateLimit: { max: 60, timeWindow: '10 minutes' } }
  const few = (max: number, timeWindow: string) => ({ access: 'member' as const, rateLimit: { max, timeWindow } })
  const run = (request: FastifyRequest, slug: string) =>
    requireCommunity(db, viewerOf(request), { slug }, 'community.moderate')
  await app.register(deskListRoutes, { ...options, run })

  app.patch('/api/communities/:slug', {
    schema: { params: SlugParam, body: CommunityChange, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => changeCommunity(tx, viewerOf(request), request.params.slug, request.body))
      return done
    },
  })

  app.put('/api/communities/:slug/requests/:username', {
    schema: { params: Named, body: AnswerRequest, response: { 200: Done } },
    config,
    handler: async (request) => {
      const answer = { ...request.params, ...request.body, now: now() }
      await unitOfWork((tx) => answerRequest(tx, viewerOf(request), answer))
      return done
    },
  })

  app.put('/api/communities/:slug/members/:username', {
    schema: { params: Named, body: ChangeRole, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => changeRole(tx, viewerOf(request), { ...request.params, ...request.body }))
      return done
    },
  })

  app.delete('/api/communities/:slug/members/:username', {
    schema: { params: Named, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => putOut(tx, viewerOf(request), { ...request.params, now: now() }))
      return done
    },
  })

  app.delete('/api/communities/:slug/excluded/:username', {
    schema: { params: Named, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => letIn(tx, viewerOf(request), request.params))
      return done
    },
  })

  app.put('/api/communities/:slug/owner', {
    schema: { params: SlugParam, body: NameMember, response: { 200: Done } },
    config: few(10, '1 day'),
    handler: async (request) => {
      await unitOfWork((tx) => handOver(tx, viewerOf(request), { ...request.params, ...request.body }))
      return done
    },
  })

  app.put('/api/communities/:slug/archived', {
    schema: { params: SlugParam, body: SetArchived, response: { 200: Done } },
    config: few(10, '1 day'),
    handler: async (request) => {
      await unitOfWork((tx) => setArchived(tx, viewerOf(request), { ...request.params, ...request.body, now: now() }))
      return done
    },
  })

  app.post('/api/communities/:slug/links', {
    schema: { params: SlugParam, body: OfferLink, response: { 200: OpenedLink } },
    config: few(20, '1 day'),
    handler: (request) =>
      unitOfWork((tx) => openLink(tx, viewerOf(request), { ...request.params, ...request.body, now: now() })),
  })

  app.delete('/api/communities/:slug/links/:id', {
    schema: { params: Numbered, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => closeLink(tx, viewerOf(request), request.params))
      return done
    },
  })
}

type Run = (request: FastifyRequest, slug: string) => ReturnType<typeof requireCommunity>

/** What the desk shows, and what it says to everyone. */
const deskListRoutes: FastifyPluginAsyncZod<FeatureOptions & { run: Run }> = async (app, options) => {
  const { db, unitOfWork, now, cards, run } = options
  const config = { access: 'member' as const }

  app.post('/api/communities/:slug/announcements', {
    schema: { params: SlugParam, body: Announce, response: { 200: Done } },
    config: { ...config, rateLimit: { max: 10, timeWindow: '1 day' } },
    handler: async (request) => {
      const announcement = { ...request.params, ...request.body, now: now() }
      await unitOfWork((tx) => announce(tx, viewerOf(request), announcement))
      return done
    },
  })

  app.delete('/api/communities/:slug/announcements/:id', {
    schema: { params: Numbered, response: { 200: Done } },
    config: { ...config, rateLimit: { max: 60, timeWindow: '10 minutes' } },
    handler: async (request) => {
      await unitOfWork((tx) => removeAnnouncement(tx, viewerOf(request), { ...request.params, now: now() }))
      return done
    },
  })

  app.get('/api/communities/:slug/requests', {
    schema: { params: SlugParam, querystring: PageQuery, response: { 200: page(RequestView) } },
    config,
    handler: async (request) => {
      const { id } = await run(request, request.params.slug)
      return listRequests(db, cards(request.viewer), id, request.query)
    },
  })

  app.get('/api/communities/:slug/excluded', {
    schema: { params: SlugParam, response: { 200: z.array(ExcludedView) } },
    config,
    handler: async (request) => listExcluded(db, (await run(request, request.params.slug)).id),
  })

  app.get('/api/communities/:slug/links', {
    schema: { params: SlugParam, response: { 200: z.array(LinkView) } },
    config,
    handler: async (request) => listLinks(db, (await run(request, request.params.slug)).id, now()),
  })

  app.get('/api/communities/:slug/reports', {
    schema: { params: SlugParam, response: { 200: z.array(ReportedContent) } },
    config,
    handler: async (request) => listReportedContent(db, (await run(request, request.params.slug)).id),
  })
}
