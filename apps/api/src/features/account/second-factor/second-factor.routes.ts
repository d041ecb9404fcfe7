import {
  ConfirmSecondFactor,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  WithPassword,
} from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { confirmWithin, fetchHeaders, loadSecondFactor, relay } from '../auth/public.ts'
import { attemptCode } from '../sign-in/public.ts'
import { notifySafetyChanged } from './notify-safety-changed.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

const Done = z.object({ ok: z.literal(true) })
const EnableAnswer = z.object({ totpURI: z.string() })
const RenewAnswer = z.object({ backupCodes: z.array(z.string()) })
const guarded = { access: 'self', whileWaiting: true, rateLimit: { max: 10, timeWindow: '10 minutes' } } as const

/** For manual entry. */
const keyIn = (uri: string) => new URL(uri).searchParams.get('secret') ?? ''

const recoveryCodesRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  app.post('/api/second-factor/recovery-codes', {
    summary: 'Renew the viewer’s recovery codes',
    schema: { body: WithPassword, response: { 200: RecoveryCodes } },
    config: guarded,
    handler: async (request, reply) => {
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      const { backupCodes } = await confirmWithin(options, request, () =>
        relay(reply, options.auth.api.generateBackupCodes(asked), RenewAnswer),
      )
      return { recoveryCodes: backupCodes }
    },
  })
}

export const secondFactorRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { auth, unitOfWork, codes } = options
  await app.register(recoveryCodesRoutes, options)

  /** Changing the factor renews the session. */
  const renewed = (viewer: { id: number; sessionId: number }) => app.realtime.reconnect(viewer.id, viewer.sessionId)

  const tell = (memberId: number, what: 'second-factor-on' | 'second-factor-off') =>
    unitOfWork((tx) => notifySafetyChanged(tx, { memberId, what }, options))

  app.get('/api/second-factor', {
    summary: 'Get the state of the viewer’s second factor',
    schema: { response: { 200: SecondFactorState } },
    config: { access: 'self', whileWaiting: true },
    handler: (request) => loadSecondFactor(options, viewerOf(request)),
  })

  app.post('/api/second-factor', {
    summary: 'Start to set up a second factor: get its key',
    schema: { body: WithPassword, response: { 200: SecondFactorSetup } },
    config: guarded,
    handler: async (request, reply) => {
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      const { totpURI: uri } = await confirmWithin(options, request, () =>
        relay(reply, auth.api.enableTwoFactor(asked), EnableAnswer),
      )
      return { uri, key: keyIn(uri) }
    },
  })

  app.post('/api/second-factor/confirm', {
    summary: 'Turn on the second factor with a first code',
    schema: { body: ConfirmSecondFactor, response: { 200: RecoveryCodes } },
    config: guarded,
    handler: async (request, reply) => {
      const viewer = viewerOf(request)
      const headers = fetchHeaders(request)
      const asked = { body: request.body, headers, asResponse: true } as const
      await attemptCode({ ...options, request, reply }, headers, () =>
        relay(reply, auth.api.verifyTOTP(asked), z.unknown()),
      )
      renewed(viewer)
      await tell(viewer.id, 'second-factor-on')
      return { recoveryCodes: await unitOfWork((tx) => renewRecoveryCodes(tx, viewer.id, codes)) }
    },
  })

  app.post('/api/second-factor/disable', {
    summary: 'Turn off the second factor',
    schema: { body: WithPassword, response: { 200: Done } },
    config: guarded,
    handler: async (request, reply) => {
      const viewer = viewerOf(request)
      if (!(await loadSecondFactor(options, viewer)).enabled) throw new AppError('SECOND_FACTOR_MISSING')
      const asked = { body: request.body, headers: fetchHeaders(request), asResponse: true } as const
      await confirmWithin(options, request, () => relay(reply, auth.api.disableTwoFactor(asked), z.unknown()))
      renewed(viewer)
      await tell(viewer.id, 'second-factor-off')
      return { ok: true as const }
    },
  })
}
