import {
  AddPasskey,
  IdParam,
  limits,
  PasskeyView,
  RenamePasskey,
  TakenWithPassword,
  WithPassword,
} from '@consoeurs/contract'
import { tables } from '@consoeurs/database'
import { count, eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { confirmPassword, fetchHeaders, relay, removePasskey, renamePasskey } from '../auth/public.ts'
import { notifySafetyChanged } from '../second-factor/public.ts'
import { listPasskeys } from './passkeys.queries.ts'

const Done = z.object({ ok: z.literal(true) })
const Options = z.record(z.string(), z.unknown())
const guarded = { access: 'self', whileWaiting: true, rateLimit: { max: 20, timeWindow: '10 minutes' } } as const

export const passkeysRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, db, unitOfWork } = options
  app.get('/api/passkeys', {
    summary: 'List the viewer’s passkeys',
    schema: { response: { 200: z.array(PasskeyView) } },
    config: { access: 'self', whileWaiting: true },
    handler: (request) => listPasskeys(db, viewerOf(request).id),
  })

  // A session thief must not add her own passkey.
  app.post('/api/passkeys/options', {
    summary: 'Get the options for a new passkey',
    schema: { body: WithPassword, response: { 200: Options } },
    config: guarded,
    handler: async (request, reply) => {
      const { id } = viewerOf(request)
      await confirmPassword(options, request, request.body.password)
      const [held] = await db.select({ number: count() }).from(tables.passkeys).where(eq(tables.passkeys.userId, id))
      if ((held?.number ?? 0) >= limits.passkeys.most) throw new AppError('TOO_MANY_PASSKEYS')
      const headers = fetchHeaders(request)
      return relay(reply, auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true }), Options)
    },
  })

  app.post('/api/passkeys', {
    summary: 'Add a passkey',
    schema: { body: AddPasskey, response: { 200: Done } },
    config: guarded,
    handler: async (request, reply) => {
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      await relay(reply, auth.api.verifyPasskeyRegistration(asked), z.unknown())
      const told = { memberId: viewerOf(request).id, what: 'passkey-added' } as const
      await unitOfWork((tx) => notifySafetyChanged(tx, told, options))
      return { ok: true as const }
    },
  })

  app.patch('/api/passkeys/:id', {
    summary: 'Rename a passkey',
    schema: { params: IdParam, body: RenamePasskey, response: { 200: Done } },
    config: guarded,
    handler: async (request) => {
      const key = { userId: viewerOf(request).id, id: request.params.id }
      await unitOfWork((tx) => renamePasskey(tx, key, request.body.name))
      return { ok: true as const }
    },
  })

  app.delete('/api/passkeys/:id', {
    summary: 'Remove a passkey',
    schema: { params: IdParam, body: TakenWithPassword, response: { 200: Done } },
    config: guarded,
    handler: async (request) => {
      await confirmPassword(options, request, request.body?.password)
      const key = { userId: viewerOf(request).id, id: request.params.id }
      await unitOfWork(async (tx) => {
        await removePasskey(tx, key)
        await notifySafetyChanged(tx, { memberId: key.userId, what: 'passkey-removed' }, options)
      })
      return { ok: true as const }
    },
  })
}
