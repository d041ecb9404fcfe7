import {
  DeskMember,
  DeskMemberRow,
  DeskMembersQuery,
  deskList,
  EndMemberSession,
  GiveSanction,
  IdParam,
  WriteStaffNote,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf, recordAudit } from '../../../platform/data/audit.ts'
import { writeIdempotently } from '../../../platform/data/idempotency.ts'
import { viewerOf } from '../../../platform/http/access.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { giveSanction, moderatorOf } from '../sanctions/public.ts'
import { writeStaffNote } from '../staff-notes/public.ts'
import { loadDeskMember, requireDeskMember } from './admin-members.detail.ts'
import { listDeskMembers } from './admin-members.queries.ts'
import { endMemberSession } from './end-member-session.ts'

const config = { access: 'moderator' as const }
const one = { params: IdParam, response: { 200: DeskMember } }

const readRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { unitOfWork, now }) => {
  app.get('/api/desk/users', {
    summary: 'List members for moderators',
    schema: { querystring: DeskMembersQuery, response: { 200: deskList(DeskMemberRow) } },
    config,
    handler: (request) =>
      unitOfWork(async (tx) => {
        const found = await listDeskMembers(tx, request.query, now())
        // Reveals whether a member has this address: log the search, but not the address.
        if (request.query.q.includes('@')) {
          const targetId = found.items[0]?.id ?? null
          await recordAudit(tx, actorOf(request), { action: 'member.seek', target: 'member', targetId })
        }
        return found
      }),
  })

  app.get('/api/desk/users/:id', {
    summary: 'Open a member’s record as a moderator',
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const member = await loadDeskMember(tx, viewerOf(request), id, now())
        await recordAudit(tx, actorOf(request), { action: 'member.open', target: 'member', targetId: id })
        return member
      }),
  })
}

const writeRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, realtime, now } = options

  app.post('/api/desk/users/:id/note', {
    summary: 'Write a staff note about a member',
    schema: { ...one, body: WriteStaffNote },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      await requireDeskMember(db, id)
      const note = { about: 'member' as const, aboutId: id, ...request.body }
      await unitOfWork((tx) => writeStaffNote(tx, moderatorOf(request, now()), note))
      return loadDeskMember(db, viewerOf(request), id, now())
    },
  })

  app.post('/api/desk/users/:id/sanction', {
    summary: 'Sanction a member',
    schema: { ...one, body: GiveSanction },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      const judge = moderatorOf(request, now())
      const { clientId, ...said } = request.body
      const measure = { memberId: id, ...said }
      const sent = { clientId, act: 'sanction.give', words: measure }
      await unitOfWork((tx) =>
        writeIdempotently(tx, judge.viewer, sent, { write: () => giveSanction(tx, judge, measure) }),
      )
      return loadDeskMember(db, judge.viewer, id, now())
    },
  })

  app.post('/api/desk/users/:id/end-session', {
    summary: 'End one or all sessions of a member',
    schema: { ...one, body: EndMemberSession },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      const { sessionId } = request.body
      const which = { id, ...(sessionId !== undefined && { sessionId }) }
      await unitOfWork((tx) => endMemberSession(tx, realtime, moderatorOf(request, now()), which))
      return loadDeskMember(db, viewerOf(request), id, now())
    },
  })
}

export const deskMembersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  await app.register(readRoutes, options)
  await app.register(writeRoutes, options)
}
