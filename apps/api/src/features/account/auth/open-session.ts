import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/** A path makes the second-factor hook run. */
export const openSessionPath = '/open-session'

/** For a user whom our own code has authenticated; server only. */
export const openSession = () =>
  ({
    id: 'open-session',
    endpoints: {
      openSession: createAuthEndpoint(
        openSessionPath,
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new APIError('NOT_FOUND')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ token: session.token, user: { id: user.id } })
        },
      ),
    },
  }) satisfies BetterAuthPlugin
