import type { Brand } from '@consoeurs/brand'
import { FederatedNewcomer, JoinFederated } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Jobs } from '../../../platform/delivery/jobs.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { SiteSettingsStore } from '../../foundation/settings/public.ts'
import { fetchHeaders, passCookies } from '../auth/public.ts'
import type { FirebaseAccounts } from '../firebase/public.ts'
import { cancelRegistration, findNewcomer, joinFederated, newcomerToken, setNewcomerCookie } from '../sign-up/public.ts'
import type { FederatedParts } from './finish-federated-sign-in.ts'

type NewcomerOptions = Omit<FederatedParts, 'provider'> & {
  provider: FederatedParts['provider'] | null
  brand: Brand
  site: SiteSettingsStore
  jobs: Jobs
  firebase: FirebaseAccounts | null
}

/** Sign-up after a provider authenticated somebody who is not a member yet. */
export const newcomerRoutes: FastifyPluginAsyncZod<NewcomerOptions> = async (app, options) => {
  const { auth, db, brand, site, settings, unitOfWork, now, provider, jobs, firebase } = options

  const rest = () => ({ brand, site: site.current(), now: now() })

  /** The provider account may be disabled or deleted within the half hour before submit. */
  async function requireStillThere(token: string): Promise<void> {
    const newcomer = firebase && (await findNewcomer(db, token, now()))
    if (newcomer?.provider !== 'firebase') return
    const person = (await firebase?.lookUp([newcomer.sub]))?.get(newcomer.sub)
    if (person?.disabled !== false) throw new AppError(person ? 'USER_DISABLED' : 'FEDERATED_EXPIRED')
  }

  app.get('/api/auth/federated/newcomer', {
    summary: 'Get what the provider says about a newcomer',
    schema: { response: { 200: FederatedNewcomer } },
    config: { access: 'public' },
    handler: async (request) => {
      const newcomer = await findNewcomer(db, newcomerToken(request.cookies, settings), now())
      if (newcomer === null) throw new AppError('FEDERATED_EXPIRED')
      return { providerName: provider?.name ?? null, email: newcomer.email, displayName: newcomer.name }
    },
  })

  app.post('/api/auth/federated/join', {
    summary: 'Create an account after a sign-in at the provider',
    schema: { body: JoinFederated, response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      const token = newcomerToken(request.cookies, settings)
      await requireStillThere(token)
      const userId = await unitOfWork((tx) => joinFederated(tx, { token, form: request.body, ...rest() }))
      const headers = fetchHeaders(request)
      const session = await auth.api.openSession({ body: { userId: String(userId) }, headers, returnHeaders: true })
      passCookies(reply, session, true)
      setNewcomerCookie(reply, settings, '')
      return { ok: true as const }
    },
  })

  app.delete('/api/auth/federated/newcomer', {
    summary: 'Cancel a sign-up that began at the provider',
    schema: { response: { 200: z.object({ ok: z.literal(true) }) } },
    config: { access: 'public', rateLimit: { max: 10, timeWindow: '10 minutes' } },
    handler: async (request, reply) => {
      await unitOfWork(async (tx) => {
        const leavesFirebase = await cancelRegistration(tx, newcomerToken(request.cookies, settings), now())
        if (leavesFirebase) await jobs.enqueue('firebase.watch', {}, tx)
      })
      setNewcomerCookie(reply, settings, '')
      return { ok: true as const }
    },
  })
}
