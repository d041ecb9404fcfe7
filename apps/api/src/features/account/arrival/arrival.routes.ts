import { AskApproval, InvitationCheck, InvitationToken, OwnApproval, OwnInvitation } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Viewer, viewerOf } from '../../../platform/http/access.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { askAgain, loadOwnApproval } from './approval.ts'
import { findInviter, loadInvitationLink, renewInvitationLink, revokeInvitationLink } from './invitation-link.ts'
import { findPrefill } from './mailed-invitation.ts'

const rarely = { max: 20, timeWindow: '1 hour' }

const approvalRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, { db, unitOfWork, now }) => {
  app.get('/api/approval', {
    summary: 'Get the state of the viewer’s sign-up while the team reads it',
    schema: { response: { 200: OwnApproval } },
    config: { access: 'self', whileWaiting: true },
    handler: (request) => loadOwnApproval(db, viewerOf(request)),
  })

  app.post('/api/approval', {
    summary: 'Ask the team to read a refused sign-up again',
    schema: { body: AskApproval, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 5, timeWindow: '1 day' } },
    handler: async (request) => {
      await unitOfWork((tx) => askAgain(tx, viewerOf(request), request.body.message, now()))
      return { ok: true as const }
    },
  })
}

const invitationRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, settings, now } = options
  const answer = async ({ id }: Viewer) => ({ url: await loadInvitationLink(db, id, settings.publicUrl) })

  app.get('/api/invitation', {
    summary: 'Get the viewer’s personal invitation link',
    schema: { response: { 200: OwnInvitation } },
    config: { access: 'self' },
    handler: (request) => answer(viewerOf(request)),
  })

  app.post('/api/invitation', {
    summary: 'Create or renew the personal invitation link',
    schema: { response: { 200: OwnInvitation } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => renewInvitationLink(tx, viewer.id, now()))
      return answer(viewer)
    },
  })

  app.delete('/api/invitation', {
    summary: 'Revoke the personal invitation link',
    schema: { response: { 200: OwnInvitation } },
    config: { access: 'self', rateLimit: rarely },
    handler: async (request) => {
      const viewer = viewerOf(request)
      await unitOfWork((tx) => revokeInvitationLink(tx, viewer.id))
      return answer(viewer)
    },
  })

  // A member’s link names nobody. One that was mailed tells its owner what the sign-up form begins with.
  app.get('/api/invitations/:token', {
    summary: 'Check whether an invitation link still works',
    schema: { params: z.object({ token: InvitationToken }), response: { 200: InvitationCheck } },
    config: { access: 'public', rateLimit: { max: 30, timeWindow: '10 minutes' } },
    handler: async ({ params: { token } }) => {
      const prefill = await findPrefill(db, token, settings)
      return { open: prefill !== null || (await findInviter(db, token)) !== null, prefill }
    },
  })
}

/** Personal links, and what a newcomer does while the team has not approved her sign-up. */
export const arrivalRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  await app.register(approvalRoutes, options)
  await app.register(invitationRoutes, options)
}
