import {
  DeskContactMessage,
  DeskContactQuery,
  DeskContactRow,
  deskList,
  IdParam,
  SetContactState,
  WaitingCount,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { actorOf, recordAudit } from '../../../platform/data/audit.ts'
import { staffLimits } from '../../../platform/rate-limits/staff-limits.ts'
import type { FeatureOptions } from '../../feature-options.ts'
import { countNewMessages, listContactMessages, loadContactMessage } from './admin-contact.queries.ts'
import { setContactState } from './set-contact-state.ts'

export const deskContactRoutes: FastifyPluginAsyncZod<FeatureOptions> = async (app, { db, unitOfWork }) => {
  const config = { access: 'moderator' as const }
  const one = { params: IdParam, response: { 200: DeskContactMessage } }

  app.get('/api/desk/contact', {
    summary: 'List contact messages',
    schema: { querystring: DeskContactQuery, response: { 200: deskList(DeskContactRow) } },
    config,
    handler: (request) => listContactMessages(db, request.query),
  })

  app.get('/api/desk/contact/waiting', {
    summary: 'Count new contact messages',
    schema: { response: { 200: WaitingCount } },
    config,
    handler: async () => ({ count: await countNewMessages(db) }),
  })

  app.get('/api/desk/contact/:id', {
    summary: 'Open a contact message',
    schema: one,
    config: { ...config, rateLimit: staffLimits.opens },
    handler: (request) =>
      unitOfWork(async (tx) => {
        const { id } = request.params
        const message = await loadContactMessage(tx, id)
        await recordAudit(tx, actorOf(request), { action: 'contact.open', target: 'contact', targetId: id })
        return message
      }),
  })

  app.post('/api/desk/contact/:id/state', {
    summary: 'Set the state of a contact message',
    schema: { ...one, body: SetContactState },
    config: { ...config, rateLimit: staffLimits.changes },
    handler: async (request) => {
      const { id } = request.params
      await unitOfWork((tx) => setContactState(tx, actorOf(request), { id, ...request.body }))
      return loadContactMessage(db, id)
    },
  })
}
