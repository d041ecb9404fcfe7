import { ChangeUsername, OwnAccount, UsernameCheck } from '@consoeurs/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { viewerOf } from '../../../platform/http/access.ts'
import { violatesUnique } from '../../../platform/http/violations.ts'
import type { IdentityOptions } from '../auth/public.ts'
import { changeUsername, checkUsername } from '../usernames/public.ts'
import { loadAccount } from './account.queries.ts'

export const accountRoutes: FastifyPluginAsyncZod<IdentityOptions> = async (app, options) => {
  const { db, unitOfWork, now } = options

  app.get('/api/account', {
    summary: 'Get the viewer’s account: username, address and pending change',
    schema: { response: { 200: OwnAccount } },
    config: { access: 'self', whileWaiting: true },
    handler: (request) => loadAccount(db, viewerOf(request), now()),
  })

  app.get('/api/account/username', {
    summary: 'Check whether the viewer may take a username',
    schema: { querystring: ChangeUsername, response: { 200: UsernameCheck } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 60, timeWindow: '1 minute' } },
    handler: (request) => checkUsername(db, viewerOf(request), request.query.username),
  })

  app.put('/api/account/username', {
    summary: 'Change the viewer’s username',
    schema: { body: ChangeUsername, response: { 200: z.object({ username: z.string() }) } },
    config: { access: 'self', whileWaiting: true, rateLimit: { max: 20, timeWindow: '10 minutes' } },
    handler: async (request) => {
      const change = (): Promise<string> =>
        unitOfWork((tx) => changeUsername(tx, viewerOf(request), request.body.username, now())).catch(
          (error: unknown) => {
            // The name was taken after the check; retry to propose another.
            if (violatesUnique(error, 'users_username_unique')) return change()
            throw error
          },
        )
      return { username: await change() }
    },
  })
}
