import { AskEmailChange, EmailChangeLink, OpenLink, OwnAccount } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { violatesUnique } from '../../../platform/http/violations.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { confirmPassword } from '../auth/public.ts'
import { loadAccount } from './account.queries.ts'
import {
  cancelEmailChange,
  findEmailChange,
  openEmailChange,
  refuseEmailChange,
  requestEmailChange,
} from './email-change.ts'

const linkLimit = { max: 25, timeWindow: '5 minutes' }

export const emailChangeRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options

  app.put('/api/account/email-change', {
    summary: 'Ask to change the viewer’s mail address',
    schema: { body: AskEmailChange, response: { 200: OwnAccount } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 5, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { email, password } = request.body
      await confirmPassword(options, request, password)
      await unitOfWork((tx) => requestEmailChange(tx, viewer, email, options))
      return loadAccount(db, viewer, now())
    },
  })

  app.delete('/api/account/email-change', {
    summary: 'Cancel a pending change of the mail address',
    schema: { response: { 200: OwnAccount } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 30, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => cancelEmailChange(tx, viewer))
      return loadAccount(db, viewer, now())
    },
  })

  app.get('/api/auth/email-change', {
    summary: 'Read what a link about a change of address will do',
    schema: { querystring: OpenLink, response: { 200: EmailChangeLink } },
    config: { access: 'public', rateLimit: linkLimit },
    handler: async ({ query }) => {
      const { change } = await findEmailChange(db, query.token, now())
      return {
        newEmail: change.newEmail,
        step: change.approvedAt === null ? ('approve' as const) : ('confirm' as const),
      }
    },
  })

  app.post('/api/auth/email-change/open', {
    summary: 'Approve or confirm a change of address with a link',
    schema: { body: OpenLink, response: { 200: z.object({ done: z.enum(['approved', 'changed']) }) } },
    config: { access: 'public', rateLimit: linkLimit },
    handler: async ({ body }) => {
      const done = await unitOfWork((tx) => openEmailChange(tx, body.token, options)).catch((error: unknown) => {
        // Taken after the check.
        if (violatesUnique(error)) throw new AppError('LINK_EXPIRED')
        throw error
      })
      return { done }
    },
  })

  app.post('/api/auth/email-change/refuse', {
    summary: 'Refuse a change of address with a link',
    schema: { body: OpenLink, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public', rateLimit: linkLimit },
    handler: async ({ body }) => {
      await unitOfWork((tx) => refuseEmailChange(tx, body.token, options))
      return { ok: true as const }
    },
  })
}
