import { FirebaseAccountView, FirebaseExchange, FirebaseNewcomer } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { buildSignInAnswer, SignedIn } from '../auth/public.ts'
import type { FirebaseAccounts } from '../firebase/public.ts'
import { setNewcomerCookie } from '../sign-up/public.ts'
import { type ExchangeParts, exchangeIdToken, loadFirebaseAccount } from './exchange-id-token.ts'

interface FirebaseOptions extends IdentityOptions {
  /** Null unless IDENTITY=firebase. */
  firebase: FirebaseAccounts | null
}

const required = (options: FirebaseOptions): ExchangeParts => {
  const { firebase } = options
  if (firebase === null) throw new AppError('NOT_FOUND')
  return { ...options, firebase }
}

export const firebaseRoutes: FastifyPluginAsyncZod<FirebaseOptions> = async (app, options) => {
  const { db, settings } = options

  app.post('/api/auth/firebase', {
    summary: 'Exchange a Firebase ID token for a session',
    schema: { body: FirebaseExchange, response: { 200: z.union([SignedIn, FirebaseNewcomer]) } },
    config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const exchanged = await exchangeIdToken(required(options), { request, reply }, request.body)
      if (!('newcomer' in exchanged)) return buildSignInAnswer(request, options, exchanged)
      setNewcomerCookie(reply, settings, exchanged.newcomer)
      return { newcomer: true as const }
    },
  })

  app.get('/api/auth/firebase/account', {
    summary: 'Get the viewer’s Firebase account',
    schema: { response: { 200: z.object({ account: FirebaseAccountView.nullable() }) } },
    config: { access: 'self', whileWaiting: true },
    handler: async (request) => {
      const { firebase } = required(options)
      return { account: await loadFirebaseAccount(db, firebase, viewerOf(request).id) }
    },
  })
}
