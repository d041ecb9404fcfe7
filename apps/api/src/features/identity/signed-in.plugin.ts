import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { generateRandomString } from 'better-auth/crypto'

export interface SignedIn {
  userId: number
  token: string
  /** The token that this browser came with, where it goes on with another one. */
  replacedToken: string | null
  /** What the cookie of her browser says; no other browser says the same. */
  browserMark: string
  userAgent: string
  /** Of the library: `/sign-in/email`, `/two-factor/verify-totp`. */
  way: string
}

/** The longest that browsers keep a cookie. */
const MARK_SECONDS = 400 * 24 * 3600

/** After each sign-in, whichever way it went: the browser keeps its mark, and `onSignedIn` does the rest. */
export const signedIn = (onSignedIn: (signedIn: SignedIn) => Promise<void>) =>
  ({
    id: 'signed-in',
    hooks: {
      after: [
        {
          matcher: () => true,
          handler: createAuthMiddleware(async (ctx) => {
            const opened = ctx.context.newSession
            // A session that was there already is only renewed.
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
  }) satisfies BetterAuthPlugin
