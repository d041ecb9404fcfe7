import {
  ConfirmSecondFactor,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  WithPassword,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../platform/access.ts'
import { AppError } from '../../platform/errors.ts'
import { relay } from './auth-refusals.ts'
import { confirmWithoutPassword } from './confirm-password.ts'
import type { IdentityOptions } from './identity-options.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { loadSecondFactor } from './second-factor.queries.ts'
import { fetchHeaders } from './session-reader.ts'
import { tellSafetyChanged } from './tell-safety-changed.ts'

const Done = z.object({ ok: z.literal(true) })
const Enabled = z.object({ totpURI: z.string() })
const Renewed = z.object({ backupCodes: z.array(z.string()) })
const guarded = { access: 'self', rateLimit: { max: 10, timeWindow: '10 minutes' } } as const

/** What an application asks for where its camera cannot read the drawing. */
const keyIn = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''

/** Her second factor: ask for one, confirm it with a code, renew the recovery codes, give it up. */
export const secondFactorRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, unitOfWork, codes } = options
  /** Turning it on or off renews her session: the open page goes on under the new one. */
  const renewed = (viewer: { id: number; sessionId: number }) => app.realtime.reconnect(viewer.id, viewer.sessionId)

  const tell = (memberId: number, what: 'second-factor-on' | 'second-factor-off') =>
    unitOfWork((tx) => tellSafetyChanged(tx, { memberId, what }, options))

  app.get('/api/second-factor', {
    schema: { response: { 200: SecondFactorState } },
    config: { access: 'self' },
    handler: (request) => loadSecondFactor(options, viewerOf(request)),
  })

  app.post('/api/second-factor', {
    schema: { body: WithPassword, response: { 200: SecondFactorSetup } },
    config: guarded,
    handler: async (request, reply) => {
      await confirmWithoutPassword(options, request)
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      const { totpURI: uri } = await relay(reply, auth.api.enableTwoFactor(asked), Enabled)
      return { uri, key: keyIn(uri) }
    },
  })

  app.post('/api/second-factor/confirm', {
    schema: { body: ConfirmSecondFactor, response: { 200: RecoveryCodes } },
    config: guarded,
    handler: async (request, reply) => {
      const viewer = viewerOf(request)
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      await relay(reply, auth.api.verifyTOTP(asked), z.unknown())
      renewed(viewer)
      await tell(viewer.id, 'second-factor-on')
      return { recoveryCodes: await unitOfWork((tx) => renewRecoveryCodes(tx, viewer.id, codes)) }
    },
  })

  app.post('/api/second-factor/recovery-codes', {
    schema: { body: WithPassword, response: { 200: RecoveryCodes } },
    config: guarded,
    handler: async (request, reply) => {
      await confirmWithoutPassword(options, request)
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      const { backupCodes } = await relay(reply, auth.api.generateBackupCodes(asked), Renewed)
      return { recoveryCodes: backupCodes }
    },
  })

  app.post('/api/second-factor/disable', {
    schema: { body: WithPassword, response: { 200: Done } },
    config: guarded,
    handler: async (request, reply) => {
      const viewer = viewerOf(request)
      if (!(await loadSecondFactor(options, viewer)).enabled) throw new AppError('SECOND_FACTOR_MISSING')
      await confirmWithoutPassword(options, request)
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      await relay(reply, auth.api.disableTwoFactor(asked), z.unknown())
      renewed(viewer)
      await tell(viewer.id, 'second-factor-off')
      return { ok: true as const }
    },
  })
}
