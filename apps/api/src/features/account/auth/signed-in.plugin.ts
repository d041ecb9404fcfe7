import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint, createAuthMiddleware } from 'better-auth/api'
import { generateRandomString } from 'better-auth/crypto'

export interface SignInEvent {
  userId: number
  token: string
  /** Previous session token of this browser, if replaced. */
  replacedToken: string | null
  /** Random id from a cookie of this browser. */
  browserMark: string
  userAgent: string
  /** The library's path: `/sign-in/email`, `/two-factor/verify-totp`. */
  way: string
}

/** The maximum cookie lifetime in browsers. */
const MARK_SECONDS = 400 * 24 * 3600

/** Sets the browser cookie and calls `onSignedIn`. */
export const signedIn = (onSignedIn: (signedIn: SignInEvent) => Promise<void>) =>
  ({
    id: 'signed-in',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const opened = ctx.context.newSession
            // An existing session is only renewed.
            if (!opened || ctx.context.session) return
            const { name, attributes } = ctx.context.createAuthCookie('browser', { maxAge: MARK_SECONDS })
            const kept = await ctx.getSignedCookie(name, ctx.context.secret)
            const browserMark = kept || generateRandomString(32)
            await ctx.setSignedCookie(name, browserMark, ctx.context.secret, attributes)
            const { token } = opened.session
            const before = await ctx.getSignedCookie(ctx.context.authCookies.sessionToken.name, ctx.context.secret)
            await onSignedIn({
              userId: Number(opened.user.id),
              token,
              replacedToken: before && before !== token ? before : null,
              browserMark,
              userAgent: opened.session.userAgent ?? '',
              way: ctx.path ?? '',
            })
          }),
        },
      ],
    },
    endpoints: {
      readBrowserMark: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const mark = await ctx.getSignedCookie(ctx.context.createAuthCookie('browser').name, ctx.context.secret)
        return { mark: mark || null }
      }),
    },
  }) satisfies BetterAuthPlugin
