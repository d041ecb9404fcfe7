import {
  CreateGroup,
  GroupChange,
  GroupDetails,
  GroupInvited,
  GroupList,
  GroupMemberParam,
  InviteToGroup,
  RoomMarks,
  SlugParam,
} from '@consoeurs/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { archiveRoom } from '../rooms/public.ts'
import { acceptInvitation, declineInvitation } from './answer-invitation.ts'
import { changeGroup } from './change-group.ts'
import { createGroup } from './create-group.ts'
import { listGroups, loadGroup } from './groups.queries.ts'
import { requireGroup } from './groups.subject.ts'
import { inviteToGroup, withdrawInvitation } from './invite-to-group.ts'
import { leaveGroup, nameAdmin, removeFromGroup } from './leave-group.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }

const member = (max: number, timeWindow: string) => ({ access: 'member' as const, rateLimit: { max, timeWindow } })

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, cards }) => {
  app.get('/api/groups', {
    summary: 'List the viewer’s small groups and invitations',
    schema: { response: { 200: GroupList } },
    config: { access: 'member' },
    handler: async (request) => ({ items: await listGroups(db, cards(viewerOf(request))) }),
  })

  app.get('/api/groups/:slug', {
    summary: 'Get a small group',
    schema: { params: SlugParam, response: { 200: GroupDetails } },
    config: { access: 'member' },
    handler: (request) => loadGroup(db, cards(viewerOf(request)), request.params.slug),
  })
}

const ownRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, realtime, cards, now } = options

  app.post('/api/groups', {
    summary: 'Create a small group',
    schema: { body: CreateGroup, response: { 200: GroupInvited } },
    config: member(20, '1 day'),
    handler: async (request) => {
      const group = { ...request.body, now: now() }
      const { slug, refused } = await unitOfWork((tx) => createGroup(tx, realtime, viewerOf(request), group))
      return { group: await loadGroup(db, cards(viewerOf(request)), slug), refused }
    },
  })

  app.post('/api/groups/:slug/accept', {
    summary: 'Accept the invitation to a small group',
    schema: { params: SlugParam, response: { 200: GroupDetails } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      const { slug } = request.params
      await unitOfWork((tx) => acceptInvitation(tx, realtime, viewerOf(request), { slug, now: now() }))
      return loadGroup(db, cards(viewerOf(request)), slug)
    },
  })

  app.post('/api/groups/:slug/decline', {
    summary: 'Decline the invitation to a small group',
    schema: { params: SlugParam, response: { 200: Done } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => declineInvitation(tx, realtime, viewerOf(request), request.params.slug))
      return done
    },
  })

  app.post('/api/groups/:slug/leave', {
    summary: 'Leave a small group',
    schema: { params: SlugParam, response: { 200: Done } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => leaveGroup(tx, realtime, viewerOf(request), request.params.slug))
      return done
    },
  })
}

const archiveRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, realtime }) => {
  const archive = (request: FastifyRequest, slug: string, archived: boolean) =>
    unitOfWork(async (tx) => {
      const { roomId } = await requireGroup(tx, viewerOf(request), slug, 'group.leave')
      return archiveRoom(tx, realtime, viewerOf(request), { id: roomId, archived })
    })

  app.put('/api/groups/:slug/archive', {
    summary: 'Archive a small group for the viewer',
    schema: { params: SlugParam, response: { 200: RoomMarks } },
    config: member(60, '10 minutes'),
    handler: (request) => archive(request, request.params.slug, true),
  })

  app.delete('/api/groups/:slug/archive', {
    summary: 'Take a small group out of the archive',
    schema: { params: SlugParam, response: { 200: RoomMarks } },
    config: member(60, '10 minutes'),
    handler: (request) => archive(request, request.params.slug, false),
  })
}

const adminRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, realtime, cards, now } = options
  const answer = (request: FastifyRequest, slug: string) => loadGroup(db, cards(viewerOf(request)), slug)

  app.patch('/api/groups/:slug', {
    summary: 'Change a small group',
    schema: { params: SlugParam, body: GroupChange, response: { 200: GroupDetails } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      const change = { ...request.body, ...request.params, now: now() }
      await unitOfWork((tx) => changeGroup(tx, realtime, viewerOf(request), change))
      return answer(request, change.slug)
    },
  })

  app.post('/api/groups/:slug/invitations', {
    summary: 'Invite members to a small group',
    schema: { params: SlugParam, body: InviteToGroup, response: { 200: GroupInvited } },
    config: member(60, '1 day'),
    handler: async (request) => {
      const invitations = { ...request.params, ...request.body, now: now() }
      const refused = await unitOfWork((tx) => inviteToGroup(tx, realtime, viewerOf(request), invitations))
      return { group: await answer(request, invitations.slug), refused }
    },
  })

  app.delete('/api/groups/:slug/invitations/:username', {
    summary: 'Withdraw an invitation to a small group',
    schema: { params: GroupMemberParam, response: { 200: GroupDetails } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => withdrawInvitation(tx, realtime, viewerOf(request), request.params))
      return answer(request, request.params.slug)
    },
  })

  app.put('/api/groups/:slug/admins/:username', {
    summary: 'Name a member an admin of a small group',
    schema: { params: GroupMemberParam, response: { 200: GroupDetails } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => nameAdmin(tx, realtime, viewerOf(request), request.params))
      return answer(request, request.params.slug)
    },
  })

  app.delete('/api/groups/:slug/members/:username', {
    summary: 'Remove a member from a small group',
    schema: { params: GroupMemberParam, response: { 200: GroupDetails } },
    config: member(60, '1 hour'),
    handler: async (request) => {
      await unitOfWork((tx) => removeFromGroup(tx, realtime, viewerOf(request), request.params))
      return answer(request, request.params.slug)
    },
  })
}

export const groupsRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(readRoutes, options)
  await app.register(ownRoutes, options)
  await app.register(archiveRoutes, options)
  await app.register(adminRoutes, options)
}
