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
import { viewerOf } from '../../platform/access.ts'
import { actorOf, noteAct } from '../../platform/audit.ts'
import { staffLimits } from '../../platform/staff-limits.ts'
import { writeOnce } from '../../platform/write-once.ts'
import type { FeatureOptions } from '../feature-options.ts'
import { giveSanction, judgeOf } from '../sanctions/public.ts'
import { writeStaffNote } from '../staff-notes/public.ts'
import { loadDeskMember, requireDeskMember } from './desk-members.detail.ts'
import { listDeskMembers } from './desk-members.queries.ts'
import { endMemberSession } from './end-member-session.ts'

/** Members, as moderators seek and know them. */
export const deskMembersRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, options) => {
  const { db, unitOfWork, realtime, now } = options
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskMember } }

  app.get('/api/desk/users', {
    schema: { querystring: DeskMembersQuery, response: { 200: deskList(DeskMemberRow) } },
    config,
    handler: (request) =>
      unitOfWork(async (tx) => {
        const found = await listDeskMembers(tx, request.query, now())
        // Whether an address is a member's is an answer about somebody: who asks is on record, the address is not.
        if (request.query.q.includes('@')) {
          const targetId = found.items[0]?.id ?? null
          await noteAct(tx, actorOf(request), { action: 'member.seek', target: 'member', targetId })
        }
        return found
      }),
  })

  app.get('/api/desk/users/:id', {
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const member = await loadDeskMember(tx, viewerOf(request), id, now())
        await noteAct(tx, actorOf(request), { action: 'member.open', target: 'member', targetId: id })
        return member
      }),
  })

  app.post('/api/desk/users/:id/note', {
    schema: { ...one, body: WriteStaffNote },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      await requireDeskMember(db, id)
      const note = { about: 'member' as const, aboutId: id, ...request.body }
      await unitOfWork((tx) => writeStaffNote(tx, judgeOf(request, now()), note))
      return loadDeskMember(db, viewerOf(request), id, now())
    },
  })

  app.post('/api/desk/users/:id/sanction', {
    schema: { ...one, body: GiveSanction },
    config: { ...config, rateLimit: staffLimits.adds },
    handler: async (request) => {
      const { id } = request.params
      const judge = judgeOf(request, now())
      const { clientId, ...said } = request.body
      const measure = { memberId: id, ...said }
      const sent = { clientId, act: 'sanction.give', words: measure }
      await unitOfWork((tx) => writeOnce(tx, judge.viewer, sent, { write: () => giveSanction(tx, judge, measure) }))
      return loadDeskMember(db, judge.viewer, id, now())
    },
  })

  app.post('/api/desk/users/:id/end-session', {
    schema: { ...one, body: EndMemberSession },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      const { sessionId } = request.body
      const which = { id, ...(sessionId !== undefined && { sessionId }) }
      await unitOfWork((tx) => endMemberSession(tx, realtime, judgeOf(request, now()), which))
      return loadDeskMember(db, viewerOf(request), id, now())
    },
  })
}
