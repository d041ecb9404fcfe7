import {
  AskEmailChange,
  ChangeUsername,
  EmailChangeLink,
  OpenLink,
  OwnAccount,
  UsernameCheck,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { violatesUnique } from '../../platform/violations.ts'
import { loadAccount } from './account.queries.ts'
import { changeUsername, checkUsername } from './change-username.ts'
import { confirmPassword } from './confirm-password.ts'
import { askEmailChange, cancelEmailChange, changeOfLink, openEmailChange, refuseEmailChange } from './email-change.ts'
import type { IdentityOptions } from './identity-options.ts'

const linkLimit = { max: 25, timeWindow: '5 minutes' }

/** Her address and her name: /settings/compte, and the links of a change of address. */
export const accountRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options

  app.get('/api/account', {
    schema: { response: { 200: OwnAccount } },
    config: { access: 'self' },
    handler: (request) => loadAccount(db, viewerOf(request), now()),
  })

  app.get('/api/account/username', {
    schema: { querystring: ChangeUsername, response: { 200: UsernameCheck } },
    config: { access: 'self', rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => checkUsername(db, viewerOf(request), request.query.username),
  })

  app.put('/api/account/username', {
    schema: { body: ChangeUsername, response: { 200: z.object({ username: z.string() }) } },
    config: { access: 'self', rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const { username } = request.body
      return { username: await unitOfWork((tx) => changeUsername(tx, viewerOf(request), username, now())) }
    },
  })

  app.put('/api/account/email-change', {
    schema: { body: AskEmailChange, response: { 200: OwnAccount } },
    config: { access: 'self', rateLimit: { max: 5, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      const { email, password } = request.body
      await confirmPassword(options, request, password)
      await unitOfWork((tx) => askEmailChange(tx, viewer, email, options))
      return loadAccount(db, viewer, now())
    },
  })

  app.delete('/api/account/email-change', {
    schema: { response: { 200: OwnAccount } },
    config: { access: 'self', rateLimit: { max: 30, timeWindow: '30 minutes' } },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => cancelEmailChange(tx, viewer))
      return loadAccount(db, viewer, now())
    },
  })

  app.get('/api/auth/email-change', {
    schema: { querystring: OpenLink, response: { 200: EmailChangeLink } },
    config: { access: 'public', rateLimit: linkLimit },
    handler: async ({ query }) => {
      const { change } = await changeOfLink(db, query.token, now())
      return {
        newEmail: change.newEmail,
        step: change.approvedAt === null ? ('approve' as const) : ('confirm' as const),
      }
    },
  })

  app.post('/api/auth/email-change/open', {
    schema: { body: OpenLink, response: { 200: z.object({ done: z.enum(['approved', 'changed']) }) } },
    config: { access: 'public', rateLimit: linkLimit },
    handler: async ({ body }) => {
      const done = await unitOfWork((tx) => openEmailChange(tx, body.token, options)).catch((error: unknown) => {
        // Somebody else took the address between our look and our write.
        if (violatesUnique(error)) throw new AppError('LINK_EXPIRED')
        throw error
      })
      return { done }
    },
  })

  app.post('/api/auth/email-change/refuse', {
    schema: { body: OpenLink, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public', rateLimit: linkLimit },
    handler: async ({ body }) => {
      await unitOfWork((tx) => refuseEmailChange(tx, body.token, options))
      return { ok: true as const }
    },
  })
}
