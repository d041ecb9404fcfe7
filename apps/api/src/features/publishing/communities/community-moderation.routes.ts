import {
  AnnouncementInput,
  AnswerRequest,
  ChangeRole,
  CommunityChange,
  ExcludedView,
  IdParam,
  LinkView,
  NameMember,
  NewLinkView,
  OfferLink,
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
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { announce, removeAnnouncement } from './announce.ts'
import { answerRequest } from './answer-request.ts'
import { changeCommunity, setArchived } from './change-community.ts'
import { changeRole, transferOwnership } from './change-role.ts'
import { requireCommunity } from './communities.subject.ts'
import { listRequests } from './community-members.queries.ts'
import { listLinks, listReportedContent } from './community-moderation.queries.ts'
import { listExcluded } from './excluded-members.queries.ts'
import { closeLink, openLink } from './open-link.ts'
import { readmitMember } from './readmit-member.ts'
import { removeFromCommunity } from './remove-from-community.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const NamedParams = SlugParam.extend(UsernameParam.shape)
const NumberedParams = SlugParam.extend(IdParam.shape)

const config = { access: 'member' as const, rateLimit: { max: 60, timeWindow: '10 minutes' } }
const few = (max: number, timeWindow: string) => ({ access: 'member' as const, rateLimit: { max, timeWindow } })

const memberModerationRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  app.put('/api/communities/:slug/requests/:username', {
    summary: 'Accept or decline a request to join',
    schema: { params: NamedParams, body: AnswerRequest, response: { 200: Done } },
    config,
    handler: async (request) => {
      const answer = { ...request.params, ...request.body, now: now() }
      await unitOfWork((tx) => answerRequest(tx, viewerOf(request), answer))
      return done
    },
  })

  app.put('/api/communities/:slug/members/:username', {
    summary: 'Change the role of a community member',
    schema: { params: NamedParams, body: ChangeRole, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => changeRole(tx, viewerOf(request), { ...request.params, ...request.body }))
      return done
    },
  })

  app.delete('/api/communities/:slug/members/:username', {
    summary: 'Exclude a member from a community',
    schema: { params: NamedParams, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => removeFromCommunity(tx, viewerOf(request), { ...request.params, now: now() }))
      return done
    },
  })

  app.delete('/api/communities/:slug/excluded/:username', {
    summary: 'Readmit an excluded member',
    schema: { params: NamedParams, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => readmitMember(tx, viewerOf(request), request.params))
      return done
    },
  })
}

const linkRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  app.post('/api/communities/:slug/links', {
    summary: 'Create an invitation link to a community',
    schema: { params: SlugParam, body: OfferLink, response: { 200: NewLinkView } },
    config: few(20, '1 day'),
    handler: (request) =>
      unitOfWork((tx) => openLink(tx, viewerOf(request), { ...request.params, ...request.body, now: now() })),
  })

  app.delete('/api/communities/:slug/links/:id', {
    summary: 'Close an invitation link',
    schema: { params: NumberedParams, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => closeLink(tx, viewerOf(request), request.params))
      return done
    },
  })
}

/** The policy decides per command. */
export const communityDeskRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options
  const run = (request: FastifyRequest, slug: string) =>
    requireCommunity(db, viewerOf(request), { slug }, 'community.moderate')
  await app.register(memberModerationRoutes, options)
  await app.register(linkRoutes, options)
  await app.register(deskListRoutes, { ...options, run })

  app.patch('/api/communities/:slug', {
    summary: 'Change a community',
    schema: { params: SlugParam, body: CommunityChange, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => changeCommunity(tx, viewerOf(request), request.params.slug, request.body))
      return done
    },
  })

  app.put('/api/communities/:slug/owner', {
    summary: 'Transfer a community to another member',
    schema: { params: SlugParam, body: NameMember, response: { 200: Done } },
    config: few(10, '1 day'),
    handler: async (request) => {
      await unitOfWork((tx) => transferOwnership(tx, viewerOf(request), { ...request.params, ...request.body }))
      return done
    },
  })

  app.put('/api/communities/:slug/archived', {
    summary: 'Archive a community, or reopen it',
    schema: { params: SlugParam, body: SetArchived, response: { 200: Done } },
    config: few(10, '1 day'),
    handler: async (request) => {
      await unitOfWork((tx) => setArchived(tx, viewerOf(request), { ...request.params, ...request.body, now: now() }))
      return done
    },
  })
}

type CommunityWrite = (request: FastifyRequest, slug: string) => ReturnType<typeof requireCommunity>

const deskListRoutes: FastifyPluginAsyncZod<FeatureOptions & { run: CommunityWrite }> = async (app, options) => {
  const { db, unitOfWork, now, cards, run } = options
  const readConfig = { access: 'member' as const }

  app.post('/api/communities/:slug/announcements', {
    summary: 'Announce something to a community',
    schema: { params: SlugParam, body: AnnouncementInput, response: { 200: Done } },
    config: few(10, '1 day'),
    handler: async (request) => {
      const announcement = { ...request.params, ...request.body, now: now() }
      await unitOfWork((tx) => announce(tx, viewerOf(request), announcement))
      return done
    },
  })

  app.delete('/api/communities/:slug/announcements/:id', {
    summary: 'Delete an announcement of a community',
    schema: { params: NumberedParams, response: { 200: Done } },
    config,
    handler: async (request) => {
      await unitOfWork((tx) => removeAnnouncement(tx, viewerOf(request), { ...request.params, now: now() }))
      return done
    },
  })

  app.get('/api/communities/:slug/requests', {
    summary: 'List requests to join a community',
    schema: { params: SlugParam, querystring: PageQuery, response: { 200: page(RequestView) } },
    config: readConfig,
    handler: async (request) => {
      const { id } = await run(request, request.params.slug)
      return listRequests(db, cards(request.viewer), id, request.query)
    },
  })

  app.get('/api/communities/:slug/excluded', {
    summary: 'List excluded members of a community',
    schema: { params: SlugParam, response: { 200: z.array(ExcludedView) } },
    config: readConfig,
    handler: async (request) => listExcluded(db, viewerOf(request), (await run(request, request.params.slug)).id),
  })

  app.get('/api/communities/:slug/links', {
    summary: 'List the invitation links of a community',
    schema: { params: SlugParam, response: { 200: z.array(LinkView) } },
    config: readConfig,
    handler: async (request) => listLinks(db, (await run(request, request.params.slug)).id, now()),
  })

  app.get('/api/communities/:slug/reports', {
    summary: 'List reported content of a community',
    schema: { params: SlugParam, response: { 200: z.array(ReportedContent) } },
    config: readConfig,
    handler: async (request) => {
      const { id } = await run(request, request.params.slug)
      return listReportedContent(db, viewerOf(request), id)
    },
  })
}
